import { defineSlot } from '@iwan/shared/contracts/module';
import { CalculatorDialog } from './calculator-dialog';

export const dialog = defineSlot({ Component: CalculatorDialog });

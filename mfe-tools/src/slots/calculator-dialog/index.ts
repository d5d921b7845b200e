import { defineSlot } from '@iwan/shared/contracts/module';
import { CalculatorDialog } from './calculator-dialog';

export const slot = defineSlot({ Component: CalculatorDialog });

import { defineDialog } from '@iwan/shared/contracts/module';
import { CalculatorDialog } from './calculator-dialog';

export const dialog = defineDialog({ Component: CalculatorDialog });

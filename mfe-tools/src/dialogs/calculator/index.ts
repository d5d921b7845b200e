import { defineDialog } from '@iwan/shared/contracts/module';
import { CalculatorDialog } from './calculator-dialog';
import { type CalculatorData, loadCalculator } from './load-calculator';

export const dialog = defineDialog<CalculatorData>({ Component: CalculatorDialog, loader: loadCalculator });

import { defineRoute } from '@iwan/shared/contracts/module';
import type { PaymentPlanData } from './load-payment-plan';
import { PaymentPlanPage } from './payment-plan-page';
import { textsOf } from './texts';

/** `/compare/payment-plan`: the payment plan of a unit, to print or to save as PDF. Former addresses of the PDF redirect to it. */
export const route = defineRoute<PaymentPlanData>({
  Component: PaymentPlanPage,
  loader: async (args) => (await import('./load-payment-plan')).loadPaymentPlan(args),
  head: (data, { locale }) => {
    const title = data.kind === 'found' ? data.title : textsOf(locale)[data.kind === 'none' ? 'none' : 'lost'];
    return { title, description: title, noindex: true };
  },
  status: ({ kind }) => (kind === 'lost' ? 404 : 200),
  redirect: (data) => (data.kind === 'moved' ? { to: data.to, permanent: true } : null),
});

import { billContentsView } from './bill-contents.ts'
import {
  balanceView,
  expensesByPartnerView,
  expensesView,
  incomeByPartnerView,
  incomeView,
  paymentsGotView,
  paymentsMadeView,
} from './cash.ts'
import { jobPricesView } from './job-prices.ts'
import { discountsView, paymentStatesView } from './payment-states.ts'
import { paymentsDueView } from './payments-due.ts'
import { salesTaxView } from './sales-tax.ts'
import { purchasePricesView, salesView } from './sales.ts'
import type { FarmView } from '../farm-view.ts'

/** What receipts say of money, in the order of `FARM_VIEWS`. */
export const MONEY_VIEWS: readonly FarmView[] = [
  expensesView,
  incomeView,
  paymentsMadeView,
  paymentsGotView,
  balanceView,
  expensesByPartnerView,
  incomeByPartnerView,
  paymentsDueView,
  paymentStatesView,
  discountsView,
  billContentsView,
  salesTaxView,
  salesView,
  purchasePricesView,
  jobPricesView,
]

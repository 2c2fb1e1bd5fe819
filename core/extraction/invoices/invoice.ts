/**
 * An electronic invoice (EN 16931), or the delivery note of the same family. Amounts and dates as the XML writes them:
 * `1234.50`, `2024-05-20` or `20240520`.
 */
export interface Invoice {
  kind: 'Rechnung' | 'Gutschrift' | 'Rechnungskorrektur' | 'Anzahlungsrechnung' | 'Lieferschein'
  /** The buyer has written it, as a dairy does for the milk it takes (§ 14 (2) UStG, UNTDID 1001: 389 and 261). */
  selfBilled: boolean
  number: string
  date: string
  dueDate: string
  deliveryDate: string
  currency: string
  references: [label: string, value: string][]
  notes: string[]
  seller: InvoiceParty
  buyer: InvoiceParty
  lines: InvoiceLine[]
  taxes: { rate: string; base: string; amount: string }[]
  allowances: { reason: string; amount: string; charge: boolean }[]
  totals: [label: string, amount: string][]
  /** Of a settlement on print: whether it is of slaughtered animals, and how many it names beside its lines. */
  slaughter?: boolean
  heads?: { count: number; category: string; day: string | null }
  /** The amounts of its lines hold the tax, as on the bill of a till. */
  taxIncluded?: boolean
  payment: [label: string, value: string][]
}

export interface InvoiceParty {
  name: string
  address: string[]
  ids: [label: string, value: string][]
}

export interface InvoiceLine {
  position: string
  name: string
  details: string[]
  quantity: string
  /** As a person writes it („kg“, „Stück“); a code that is not known as it is. */
  unit: string
  price: string
  taxRate: string
  amount: string
  /** For how many of the unit the price is, where not for one. */
  priceBase?: string
  /** What this line alone says: the number of its note, the day it was delivered, its batch. */
  deliveryNote?: string
  deliveryDate?: string
  batch?: string
  /** A mark behind its amount that stands for a rate of tax, on print. */
  taxCode?: string
}

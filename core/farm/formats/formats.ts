import { earTag } from './ear-tag.ts'
import type { FormatRule } from './format-rule.ts'

const compact = (text: string): string => text.replace(/[\s.\-/]/g, '').toUpperCase()

/** Kept as the capture, or the whole, of `pattern` over the text without spaces, dots, dashes and slashes. */
const pattern = (name: string, example: string, expression: RegExp, none?: 'kein'): FormatRule => ({
  name,
  ...(none && { none }),
  example,
  canonical(text) {
    const match = expression.exec(compact(text))
    return match ? (match[1] ?? match[0]) : undefined
  },
})

const STATE = '(?:BB|BE|BW|BY|HB|HE|HH|MV|NI|NW|RP|SH|SL|SN|ST|TH)'

export const FORMATS = {
  ear_tag: earTag,
  /** ViehVerkV § 26 (2): community key of 8 digits and 4 more; HIT puts 276 before it. [A, B] */
  holding_number: pattern('Registriernummer', '033579990001', /^(?:276)?((?:0[1-9]|1[0-6])\d{10})$/),
  /** InVeKoS: field block or landscape element. [C] */
  flik: pattern('FLIK', 'DENILI9990000001', new RegExp(`^DE${STATE}L[IE]\\d{10}$`)),
  /** Approval number of a plant protection product, short or with its ending; parallel imports. [C] */
  approval_number: {
    name: 'Zulassungsnummer',
    example: '033888-00',
    canonical(text) {
      const [whole, number, ending] = /^(?:GP\d{6,11}|(\d{6})(\d{2})?)$/.exec(compact(text)) ?? []
      return number === undefined ? whole : ending === undefined ? number : `${number}-${ending}`
    },
  },
  /** EPPO code of a plant. [C] */
  eppo: pattern('EPPO-Code', 'TRZAW', /^[A-Z0-9]{5,6}$/, 'kein'),
  /** Growth stage, 00 to 99. */
  bbch: pattern('BBCH-Stadium', '31', /^\d{2}$/, 'kein'),
  postcode: pattern('Postleitzahl', '27404', /^\d{5}$/),
  /** § 27a UStG */
  vat_id: pattern('USt-IdNr.', 'DE123456789', /^DE\d{9}$/),
  email: {
    name: 'E-Mail-Adresse',
    example: 'name@hof.de',
    canonical: (text) => (/^[^\s@<>"]{1,64}@[^\s@<>"]+\.[^\s@<>"]+$/.test(text.trim()) ? text.trim() : undefined),
  },
} as const satisfies Record<string, FormatRule>

export type Format = keyof typeof FORMATS

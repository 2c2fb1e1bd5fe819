import type { Phrase } from '../../../answers/index.ts'
import { ANIMAL_PHRASES } from './animal-phrases.ts'
import { CUT_PHRASES } from './cut-phrases.ts'
import { DUTY_PHRASES } from './duty-phrases.ts'
import { FIELD_PHRASES } from './field-phrases.ts'
import { MONEY_PHRASES } from './money-phrases.ts'
import { OFFICE_PHRASES } from './office-phrases.ts'
import { TOTAL_PHRASES } from './total-phrases.ts'

/** What several words say that the views of the farm know in one, in the order in which they are read. */
export const FARM_PHRASES: readonly Phrase[] = [
  ...ANIMAL_PHRASES,
  ...MONEY_PHRASES,
  ...CUT_PHRASES,
  ...DUTY_PHRASES,
  ...OFFICE_PHRASES,
  ...TOTAL_PHRASES,
  ...FIELD_PHRASES,
]

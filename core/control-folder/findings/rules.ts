import { dueAngaben } from './duengedokumentation/due-angaben.ts'
import { dueAufzeichnung14t } from './duengedokumentation/due-aufzeichnung-14t.ts'
import { dueBedarfFehlt } from './duengeplan/due-bedarf-fehlt.ts'
import { dueBedarfUeber } from './duengeplan/due-bedarf-ueber.ts'
import { due170 } from './nobergrenze_170/due-170.ts'
import { due510Kompost } from './nobergrenze_170/due-510-kompost.ts'
import type { Rule } from './rule.ts'

/**
 * Everything that is looked for, in the order of the reference. A new rule is its file, its cases and its line here.
 */
export const RULES: readonly Rule[] = [
  dueAufzeichnung14t,
  dueAngaben,
  dueBedarfFehlt,
  dueBedarfUeber,
  due170,
  due510Kompost,
]

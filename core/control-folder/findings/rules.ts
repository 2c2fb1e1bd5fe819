import { dueAngaben } from './duengedokumentation/due-angaben.ts'
import { dueAufzeichnung14t } from './duengedokumentation/due-aufzeichnung-14t.ts'
import { dueGruenlandHerbst80 } from './duengedokumentation/due-gruenland-herbst80.ts'
import { dueHerbst6030 } from './duengedokumentation/due-herbst-60-30.ts'
import { dueMistSperre } from './duengedokumentation/due-mist-sperre.ts'
import { dueSperreAcker } from './duengedokumentation/due-sperre-acker.ts'
import { dueSperreGruenland } from './duengedokumentation/due-sperre-gruenland.ts'
import { dueBedarfFehlt } from './duengeplan/due-bedarf-fehlt.ts'
import { dueBedarfUeber } from './duengeplan/due-bedarf-ueber.ts'
import { due170 } from './nobergrenze_170/due-170.ts'
import { due510Kompost } from './nobergrenze_170/due-510-kompost.ts'
import { dueEinarbeitung } from './duengedokumentation/due-einarbeitung.ts'
import { dueGefroren } from './duengedokumentation/due-gefroren.ts'
import { dueHarnstoff } from './duengedokumentation/due-harnstoff.ts'
import { dueStreifenfoermig } from './duengedokumentation/due-streifenfoermig.ts'
import { dueBodenP6j } from './bodenuntersuchung/due-boden-p-6j.ts'
import { duePHoch } from './bodenuntersuchung/due-p-hoch.ts'
import { dueAnl53103 } from './naehrstoffeinsatz_anl5/due-anl5-3103.ts'
import { dueLager } from './lagerraum/due-lager.ts'
import { dueGewaesser } from './duengedokumentation/due-gewaesser.ts'
import { dueRot20 } from './duengeplan/due-rot-20.ts'
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
  dueSperreAcker,
  dueHerbst6030,
  dueSperreGruenland,
  dueGruenlandHerbst80,
  dueMistSperre,
  dueGefroren,
  dueEinarbeitung,
  dueStreifenfoermig,
  dueHarnstoff,
  dueBodenP6j,
  duePHoch,
  dueAnl53103,
  dueLager,
  dueGewaesser,
  dueRot20,
]

import { areaHa, faultText, geometryFault } from '../../farm/index.ts'
import { assertionFaults } from '../assertion-faults.ts'
import { SURE } from '../confidence.ts'
import type { Assertion, Extraction } from '../extractor.ts'
import { cutQuote } from '../quote.ts'
import { quotedValue } from '../quoted-value.ts'
import type { TaskField } from '../structure.ts'
import { areaWarnings } from './field-area.ts'
import { describeTaskField, taskFieldName } from './task-text.ts'
import { SQUARE_METRES_PER_HECTARE } from '../../terms/index.ts'

/** Neither a boundary nor a stated area. */
const WITHOUT_AREA = 0.5

/** The field of a task. A faulty boundary is skipped, the field is not: its tasks refer to it. */
export function taskFieldOf(field: TaskField, today: string): Extraction {
  const place = `Feld ${quotedValue(taskFieldName(field))} (${field.id.slice(0, 20)})`
  const fault = field.geometry === null ? undefined : geometryFault(field.geometry)
  const geometry = fault === undefined ? field.geometry : null
  const stated = field.areaM2 === null ? null : field.areaM2 / SQUARE_METRES_PER_HECTARE
  const computed = geometry === null ? null : areaHa(geometry)
  const ha = computed ?? stated
  const values = { name: taskFieldName(field), area_ha: ha === null ? null : Number(ha.toFixed(4)), geometry }
  const faults = assertionFaults('fields', values, today)
  if (faults.length > 0) return { rows: [], warnings: [`${place} ist nicht übernommen. ${faults.join(' ')}`] }
  const row: Assertion = {
    kind: 'fields',
    values,
    name: field.id,
    // A terminal knows no FLIK, and its boundary does not replace the one of the authority.
    unlessCalled: [values.name],
    confidence: ha === null ? WITHOUT_AREA : SURE,
    page: 1,
    quote: cutQuote(describeTaskField(field)),
  }
  const faultWarnings =
    fault === undefined
      ? []
      : [
          `${place}: Die Grenze ist nicht übernommen. ${faultText({ path: [], fault: { code: 'wrong_geometry', fault } })}`,
        ]
  return { rows: [row], warnings: [...faultWarnings, ...areaWarnings(place, stated, computed)] }
}

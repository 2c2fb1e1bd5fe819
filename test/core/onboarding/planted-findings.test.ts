import { describe, expect, it } from 'vitest'
import { uuidV7Ids } from '../../../adapters/system/uuid-v7-ids.ts'
import { judgeRules, RULES } from '../../../core/control-folder/index.ts'
import { KIND_SLUGS, makePicture } from '../../../core/farm/index.ts'
import { exampleRows, rowsOfStory, storyDays } from '../../../core/onboarding/index.ts'
import { addMonths } from '../../../core/shared/time/days.ts'
import { aFarmer } from '../../builders/farm.ts'

/** What is found against an example farm that is made on a day and inspected on the same: severity and rule. */
function foundOn(today: string): string[] {
  const rows = rowsOfStory(exampleRows(storyDays(today)), new Map(), {
    namespaceId: aFarmer().namespaceId,
    ids: uuidV7Ids,
    now: Date.parse(today),
  })
  const picture = makePicture(
    KIND_SLUGS,
    rows.map((row) => row as never),
  )
  return judgeRules(RULES, picture, { year: Number(today.slice(0, 4)), today })
    .filter(({ severity }) => severity !== 'in_ordnung')
    .map(({ severity, rule }) => `${severity} ${rule}`)
    .toSorted()
}

/** What is found of a farm that is made and inspected on one of these days of a year. */
const FOUND: readonly { rule: string; from: string; until: string }[] = [
  // Planted, by days that are counted from today; in January some of them were in the year before.
  { rule: 'hinweis hit_geburt', from: '01-01', until: '12-31' },
  { rule: 'mangel hit_geburt', from: '01-08', until: '12-31' },
  { rule: 'mangel vet_bvd', from: '01-19', until: '12-31' },
  { rule: 'hinweis psm_sachkunde', from: '01-01', until: '12-31' },
  // Planted, by the season of the story, which begins anew on the day on which it is told.
  { rule: 'mangel due_aufzeichnung_14t', from: '05-20', until: '12-31' },
  { rule: 'mangel due_boden_p_6j', from: '05-20', until: '12-31' },
  { rule: 'hinweis due_p_hoch', from: '05-20', until: '12-31' },
  { rule: 'mangel kon_gloez7_3j', from: '05-20', until: '12-31' },
  { rule: 'mangel psm_geraet', from: '05-20', until: '12-31' },
  { rule: 'mangel psm_pflichtfelder', from: '05-20', until: '12-31' },
  // Not planted: the fields say nothing of the winter that comes, nor of the crops of the year that has begun.
  { rule: 'hinweis kon_gloez6_80', from: '10-01', until: '12-31' },
  { rule: 'hinweis kon_gloez7_33', from: '01-01', until: '05-19' },
  { rule: 'hinweis kon_gloez7_3j', from: '01-01', until: '05-19' },
  // Not planted: what runs until the farm reports or applies, and looks at its animals.
  { rule: 'hinweis vet_tam_meldung', from: '01-01', until: '01-11' },
  { rule: 'hinweis vet_tam_meldung', from: '07-01', until: '07-11' },
  { rule: 'hinweis due_anl5_3103', from: '03-01', until: '03-23' },
  { rule: 'hinweis kon_antrag', from: '05-01', until: '05-11' },
  { rule: 'hinweis vet_eigenkontrolle', from: '01-01', until: '04-05' },
]

const DAYS = Array.from({ length: 12 }, (_, month) => addMonths('2026-06-01', month)).flatMap((first) => [
  first,
  `${first.slice(0, 8)}16`,
])

describe('what an inspection finds on the example farm', () => {
  it.each(['2026-05-20', ...DAYS])('is on %s what was planted, and what has come due', (today) => {
    const day = today.slice(5)
    const wanted = FOUND.filter(({ from, until }) => from <= day && day <= until).map(({ rule }) => rule)
    expect(foundOn(today)).toEqual(wanted.toSorted())
  })
})

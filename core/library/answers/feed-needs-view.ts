import { stems, yearSpan, type Entry, type QuestionType } from '../../answers/index.ts'
import type { PictureRow } from '../../farm/index.ts'
import { germanDay, germanNumber } from '../../shared/german/write-german.ts'
import { effectFrom } from '../adoption/effects-from.ts'
import { headOf, type AskedPlan } from './asked-plan.ts'
import { SHORT_NAMES } from './figure-words.ts'
import { figureEntry, type FiguresView } from './figures-view.ts'
import { figuresOf, type ToldFigure } from './plan-figures.ts'

/**
 * What the animals need of a feed in the year of the adopted ration, what is there and what is still to come: of an
 * adopted plan alone, and only where a feed is named. Asked before the rows, which know but what is still to be bought.
 */
export const feedNeedsView: FiguresView = {
  entryId: 'futterplan',
  name: 'feed_needs',
  label: 'Futterbedarf',
  nouns: stems(`Futterbedarf Jahresbedarf Bedarf brauche brauchen braucht bräuchte bräuchten benötige benötigen benötigt
    fressen frisst`),
  neutralWords: stems(`Futter Tonnen t imjahr Jahr insgesamt gesamt alle alles zusammen Hof Betrieb eigentlich ungefähr
    etwa rund noch Tiere Vieh Viecher Herde Herden füttern verfüttern laut Plan Futterplan Ration
    Futtervariante verschlingt verlangt`),
  columns: [{ name: 'text', label: 'Futter', type: 'text', words: new Set() }],
  roles: { list: [] },
  classes: [],
  completeness: 'log',
  tense: 'future',
  answersDuties: true,
  spanOf: ({ values }) => yearSpan(values.year as number),
  tells: (entries, { words, type }) =>
    !OF_TIME_OR_PLACE.has(type) && entries.every((entry) => isNamed(entry, words))
      ? tell(
          entries[0]!.values.plan as AskedPlan,
          entries.map(({ values }) => ({
            ...(values.figure as ToldFigure),
            listed: values.listed as number | undefined,
          })),
        )
      : undefined,
}

const OF_TIME_OR_PLACE: ReadonlySet<QuestionType> = new Set(['when', 'until', 'where'])

/** Its feed and not only its herd. */
function isNamed({ values }: Entry, words: ReadonlySet<string>): boolean {
  const { label } = values.figure as ToldFigure
  const called = SHORT_NAMES.filter(([name]) => name.test(label)).map(([, short]) => short)
  return [...stems([label, ...called].join(' '))].some((stem) => words.has(stem))
}

/** What each feed comes to, for all and for each group. */
export const feedNeedEntries = (plan: AskedPlan, needs: readonly PictureRow<'needs'>[]): Entry[] =>
  figuresOf(plan)
    .filter(({ id, variant }) => id === 'needed' && variant.key === plan.adopted?.key)
    .map((figure) => {
      const entry = figureEntry('futterplan', plan, figure)
      return { ...entry, values: { ...entry.values, listed: listedOf(figure.label, needs) } }
    })

/** What the farm has yet to buy of a feed as its list says it; undefined where it stands on none, or not by weight. */
function listedOf(feed: string, needs: readonly PictureRow<'needs'>[]): number | undefined {
  const open = needs.filter(
    ({ values }) => values.article === feed && (values.status === 'open' || values.status === 'ordered'),
  )
  return open.length > 0 && open.every(({ values: { unit, amount } }) => unit === 't' && amount != null)
    ? open.reduce((sum, { values }) => sum + values.amount!, 0)
    : undefined
}

interface Need extends ToldFigure {
  /** t that the farm's list of needs says. */
  listed: number | undefined
}

function tell(plan: AskedPlan, found: readonly Need[]): string {
  const ofFarm = found.filter(({ scope }) => scope === 'farm')
  const feeds = [...Map.groupBy(ofFarm.length > 0 ? ofFarm : found, ({ label }) => label)]
  const [{ variant }] = found as readonly [Need]
  return [
    ...feeds.map(([feed, figures]) => `${feed}: ${neededText(plan, feed, figures)}`),
    `Gerechnet nach „${variant.title}“, angenommen (${headOf(plan)}), mit dem, was im Lager verloren geht.`,
  ].join('\n')
}

function neededText(plan: AskedPlan, feed: string, figures: readonly Need[]): string {
  const [first] = figures as readonly [Need]
  const groups = first.scope === 'farm' ? groupsOf(plan, first, feed) : figures
  const total = groups.reduce((sum, { value }) => sum + value, 0)
  const split = groups.map(({ of, value }) => `${of} ${tonnes(value)}`).join(', ')
  const when = first.days ? `vom ${germanDay(first.days.from)} bis ${germanDay(first.days.to)}` : 'im Jahr'
  const needed =
    first.scope === 'farm'
      ? `${tonnes(first.value)}${groups.length > 0 ? ` (${split})` : ''}`
      : groups.length === 1
        ? `${tonnes(first.value)} für ${first.of}`
        : `${tonnes(total)} (${split})`
  return `gebraucht werden ${when} ${needed}. ${openText(plan, first, feed)}`
}

const groupsOf = ({ today }: AskedPlan, { variant }: ToldFigure, feed: string): ToldFigure[] =>
  figuresOf({ variants: [variant], today }).filter(
    ({ id, label, scope }) => id === 'needed' && label === feed && scope === 'part',
  )

/** Of the whole farm, also where a group was asked for: the store is one. */
function openText({ today }: AskedPlan, { variant, listed }: Need, feed: string): string {
  const effect = variant.effects.find((one) => one.kind === 'need' && one.values.article === feed)
  if (effect?.kind !== 'need') return 'Was da ist, reicht dafür.'
  const stock = effect.supply?.[0]?.inStore ?? null
  const there = stock === null ? 'Was davon da ist, ist nicht eingetragen' : `Da sind ${tonnes(stock)}`
  if (listed !== undefined)
    return `${there}; für alle Tiere zu beschaffen sind laut Bedarfsliste noch ${tonnes(listed)}.`
  const left = effectFrom(effect, today)
  const open = left?.kind === 'need' ? (left.values.amount ?? 0) : 0
  return open > 0
    ? `${there}; für alle Tiere fehlen bis zum Ende des Plans noch ${tonnes(open)}.`
    : `${there}; das reicht für alle Tiere bis zum Ende des Plans.`
}

const tonnes = (value: number): string => `${germanNumber(value, { most: 1 })} t`

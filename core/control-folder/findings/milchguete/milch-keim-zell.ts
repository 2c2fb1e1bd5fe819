import { rohmilchguetv, valueOn, type Parameter } from '../../../law/index.ts'
import { germanDay, germanMonth, germanNumber } from '../../../shared/german/write-german.ts'
import { isInYear } from '../animals.ts'
import {
  geometricMean,
  MILK_CHECKS,
  milkSamples,
  monthsUpTo,
  tankMilk,
  type MilkCheck,
  type MilkSample,
} from '../milk-samples.ts'
import { NOTICES } from '../notices.ts'
import { breach, inOrder, inOrderBy, note, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'

export const milchKeimZell: Rule = {
  id: 'milch_keim_zell',
  title: 'Keimzahl und Zellzahl der Milch eingehalten',
  register: 'milchguete',
  legalBasis: 'VO (EG) 853/2004 Anh. III Abschn. IX, RohmilchGütV § 32',
  certainty: 'C',
  measure: 'Such die Ursache mit Melktechnik, Tierarzt und Beratung, und sieh auf die Werte der einzelnen Kühe.',
  reads: ['measurements', 'herds'],
  judge: (scene) => [...MILK_CHECKS.flatMap((check) => judgeCheck(check, scene)), ...judgeInhibitors(scene)],
}

function judgeCheck(check: MilkCheck, { picture, year }: Scene): Verdict[] {
  const months = Map.groupBy(milkSamples(picture, check), ({ month }) => month)
  return [...months.keys()].filter((month) => isInYear(month, year)).map((month) => judgeMonth(check, month, months))
}

type Months = ReadonlyMap<string, readonly MilkSample[]>

function judgeMonth(check: MilkCheck, month: string, months: Months): Verdict {
  const samples = months.get(month) ?? []
  const [part, when] = [`${check.name.toLowerCase()}-${month}`, germanMonth(`${month}-01`)]
  const unclear = samples.find(({ value }) => value === undefined)
  if (unclear) {
    const text = `Bei der ${check.name} vom ${when} fehlt die Einheit Tsd./ml; trag sie bei der Messung ein.`
    return notCheckable([unclear.row], { text, part })
  }
  const day = `${month}-01`
  const limit = valueOn(check.limit, day)
  const rows = samples.map(({ row }) => row)
  if (limit === undefined) return inOrder(...rows)
  const allowed = `erlaubt sind im Mittel ${germanNumber(limit)} Tsd./ml`
  const mean = meanOf(check, month, months)
  if (mean !== undefined && mean > limit) {
    const text = `Das geometrische Mittel der ${check.name} liegt im ${when} bei ${germanNumber(mean)} Tsd./ml; ${allowed}.`
    return breach(rows, { text: text + deduction(check.deduction, day), part })
  }
  const most = Math.max(...samples.map(({ value = 0 }) => value))
  const text = `Im ${when} wurde eine ${check.name} von ${germanNumber(most)} Tsd./ml gemessen; ${allowed}.`
  const isWorthALook = check.name === 'Zellzahl' && most > NOTICES.milkCellsThousand
  return most > limit || isWorthALook ? note(rows, { text, part }) : inOrderBy(rows, text)
}

/** As the dairy tells it, or of all samples of the months; undefined where one of them has too few. */
function meanOf(check: MilkCheck, month: string, months: Months): number | undefined {
  const told = months.get(month)?.findLast(({ isMean }) => isMean)
  if (told) return told.value
  const day = `${month}-01`
  const [count, least] = [valueOn(check.months, day), valueOn(check.samples, day) ?? 1]
  const window = monthsUpTo(month, count ?? 0).map((one) => (months.get(one) ?? []).filter(({ isMean }) => !isMean))
  const values = window.flatMap((samples) => samples.flatMap(({ value }) => value ?? []))
  return window.every(({ length }) => length >= least) && values.length > 0 ? geometricMean(values) : undefined
}

function deduction(parameter: Parameter, day: string): string {
  const cents = valueOn(parameter, day)
  return cents === undefined ? '' : ` Die Molkerei zieht dafür mindestens ${germanNumber(cents)} ct je kg ab.`
}

/** Whatever is not none was found. */
const judgeInhibitors = ({ picture, year }: Scene): Verdict[] =>
  tankMilk(picture)
    .filter(({ values }) => /^hemmstoff/i.test(values.parameter ?? '') && isInYear(values.date, year))
    .map((row) => {
      const { date = '', value = 0 } = row.values
      const text = `In der Milch vom ${germanDay(date)} wurde ein Hemmstoff gefunden.${deduction(rohmilchguetv.milchAbzugHemmstoff, date)}`
      return value > 0 ? note([row], { text, part: 'hemmstoff' }) : inOrder(row)
    })

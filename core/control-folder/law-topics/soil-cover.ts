import { entryOn, gapkondv } from '../../law/index.ts'
import { germanNumber } from '../../shared/german/write-german.ts'
import { arableFields, receivesPayments } from '../findings/conditionality.ts'
import { konGloez6_80 } from '../findings/gloez_checkliste/kon-gloez6-80.ts'
import { yearOf } from '../findings/work.ts'
import { FIELD_WORK_KINDS } from '../findings/worked-fields.ts'
import { dayAsked } from './law-question.ts'
import { dayAndMonth, paragraph, type LawTopic } from './topic.ts'

/** How much of the arable land is covered in winter. */
export const soilCover: LawTopic = {
  id: 'soil_cover',
  asksFor: [
    ['cover', 'gloez'],
    ['cover', 'six'],
  ],
  beside: [
    'gloez',
    'six',
    'winter',
    'time',
    'demand',
    'share',
    'field',
    'arable',
    'amount',
    'people',
    'begin',
    'valid',
  ],
  needsNoDuty: ['demand', 'time', 'valid'],
  reads: FIELD_WORK_KINDS,
  tell(question, scene) {
    const year = yearOf(dayAsked(question))
    const law = `${year}-12-31`
    const [share, until] = [
      entryOn(gapkondv.mindestbodenbedeckungAnteil, law, scene.land),
      entryOn(gapkondv.mindestbodenbedeckungBis, law, scene.land),
    ]
    if (!share || !until || question.fields.length > 0 || question.crops.length > 0) return undefined
    const fields = arableFields(scene.picture, year)
    const ha = fields.some(({ areaHa }) => areaHa === undefined)
      ? undefined
      : fields.reduce((sum, { areaHa }) => sum + areaHa!, 0)
    const own = ha ? ` ${hectaresText(share.value, ha)}` : ''
    const found = konGloez6_80.judge({ ...scene, year }).flatMap(({ text }) => (text === '' ? [] : [text]))
    return {
      text: [
        `Mindestens ${germanNumber(share.value)} % des Ackerlands müssen im Winter bedeckt sein, in der Regel bis zum ${dayAndMonth(until.value)} (GLÖZ 6, ${paragraph(share.source)}).${own}`,
        ...found,
        ...(receivesPayments(scene)
          ? []
          : ['Das gilt für Betriebe mit Direktzahlungen; bei dir ist eingetragen, dass du keine bekommst.']),
        'Für schwere Böden und frühe Sommerkulturen gelten andere Tage.',
      ].join(' '),
      rows: fields.map(({ row, areaHa }) => ({
        row,
        quote: `Größe: ${areaHa === undefined ? 'nicht eingetragen' : `${germanNumber(areaHa)} ha`}`,
      })),
    }
  },
}

const tenths = (ha: number): string => germanNumber(ha, { most: 1 })

const hectaresText = (percent: number, ha: number): string =>
  `Bei dir sind das ${tenths((ha * percent) / 100)} von ${tenths(ha)} ha.`

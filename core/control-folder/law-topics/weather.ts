import { entryOn, pflschg } from '../../law/index.ts'
import { germanNumber } from '../../shared/german/write-german.ts'
import { addDays } from '../../shared/time/days.ts'
import { psmBienen } from '../findings/psm_aufzeichnung/psm-bienen.ts'
import type { Scene } from '../findings/rule.ts'
import type { LawQuestion } from './law-question.ts'
import { spreading } from './spreading.ts'
import { sprayerTexts } from './sprayer.ts'
import { paragraph, type LawTopic, type Told } from './topic.ts'

const UNKNOWN = 'Das Wetter kenne ich hier nicht; schau in eine Vorhersage für deinen Ort.'

/** So far ahead „Kann ich … spritzen?“ hangs on the weather. */
const DAYS_AHEAD = 16

/** What hangs on the weather, which stands in no row: only the limits that hold whatever it is are told. */
export const weather: LawTopic = {
  id: 'weather',
  asksFor: [['weather', 'rain', 'wind', 'weatherFit', 'spray', 'frost']],
  beside: [
    ...(['material', 'fertilizer', 'fertilize', 'spread', 'give', 'organic', 'liquid', 'mineral'] as const),
    ...([
      'field',
      'crop',
      'grassland',
      'arable',
      'limit',
      'harvest',
      'take',
      'sprayer',
      'open',
      'suffice',
      'disturb',
      'maybeUnfit',
    ] as const),
  ],
  needsNoDuty: ['weather', 'rain', 'wind', 'weatherFit', 'frost'],
  reads: ['fields', 'machines', 'certificates', 'permits'],
  tell(question, scene) {
    const { concepts } = question
    const says = (...some: LawQuestion['concepts'] extends ReadonlySet<infer C> ? C[] : never): boolean =>
      some.some((one) => concepts.has(one))
    const isOfWeather = says('weather', 'rain', 'wind')
    const isOfSpreading = says('material', 'fertilizer', 'fertilize')
    if (isOfSpreading) return isOfWeather || says('weatherFit') ? tellSpreading(question, scene) : undefined
    if (says('spray'))
      return isOfWeather || says('weatherFit') || isSoon(question) ? tellSpraying(question, scene) : undefined
    return isOfWeather || says('frost') ? { text: UNKNOWN, rows: [], isMissing: true } : undefined
  },
}

/** „Kann ich morgen spritzen?“ asks for the weather of a day to come. */
const isSoon = ({ days, asksPermission, isPast, today, type }: LawQuestion): boolean =>
  asksPermission &&
  !isPast &&
  days !== undefined &&
  days.from >= today &&
  days.until <= addDays(today, DAYS_AHEAD) &&
  ['whether', 'request', 'when'].includes(type)

/** The closed period is known all the same. */
function tellSpreading(question: LawQuestion, scene: Scene): Told | undefined {
  const asked: LawQuestion = { ...question, type: 'which', asks: 'neither', asksPermission: true }
  const concepts = new Set([...question.concepts, 'spread' as const])
  concepts.delete('maybeUnfit')
  const told = spreading.tell({ ...asked, concepts }, scene)
  return told && { text: `${UNKNOWN} ${told.text}`, rows: told.rows }
}

function tellSpraying({ today }: LawQuestion, scene: Scene): Told | undefined {
  const [wind, humidity, heat] = [
    entryOn(pflschg.spritzenWindHoechstens, today, scene.land),
    entryOn(pflschg.spritzenLuftfeuchteMindestens, today, scene.land),
    entryOn(pflschg.spritzenTemperaturUnter, today, scene.land),
  ]
  if (!wind || !humidity || !heat) return undefined
  const limits = [wind, humidity, heat].map(({ value }) => germanNumber(value))
  const { texts, rows } = sprayerTexts(today, scene)
  return {
    text: [
      UNKNOWN,
      `Gespritzt wird nur bei höchstens ${limits[0]!} m/s Wind, mindestens ${limits[1]!} % Luftfeuchte und unter ${limits[2]!} °C`,
      `(${paragraph(wind.source)}).`,
      `Bienengefährliche Mittel dürfen nicht auf blühende Bestände (${paragraph(psmBienen.legalBasis)}).`,
      ...texts,
      'Auflagen und Wartezeit stehen in der Gebrauchsanleitung des Mittels; die Abstände zu Gewässern prüfe ich hier nicht.',
    ].join(' '),
    rows,
  }
}

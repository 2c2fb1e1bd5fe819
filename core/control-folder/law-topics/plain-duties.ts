import { duev, entryOn, gapkondg, gapkondv, valueOn, type DatedValue, type Parameter } from '../../law/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { enforcementOn, ENFORCEMENT_TEXT } from '../findings/red-zones.ts'
import type { Scene } from '../findings/rule.ts'
import { kg } from '../findings/wording.ts'
import { LEGAL_BASES, entryOf, useOf } from '../../library/index.ts'
import { dayAsked, type LawQuestion } from './law-question.ts'
import { yearlyText } from './spreading-text.ts'
import { dayAndMonth, paragraph, type LawTopic } from './topic.ts'

/** What the law asks in general, told without holding it against a row. */
export interface PlainDuty extends Omit<LawTopic, 'tell'> {
  /** German, whole sentences, by what holds on a day; undefined where nothing does or it is not what is asked. */
  text(question: LawQuestion, day: string, scene: Scene): string | undefined
}

export const asTopic = ({ text, ...topic }: PlainDuty): LawTopic => ({
  ...topic,
  tell(question, scene) {
    const told = question.isPast ? undefined : text(question, dayAsked(question), scene)
    return told === undefined ? undefined : { text: told, rows: [] }
  },
})

/** „32 Tage (DüV § 1)“ is told only where there is such a value on the day. */
export const withEntry = <V>(
  parameter: Parameter<V>,
  day: string,
  { land }: Pick<Scene, 'land'>,
  told: (value: V, source: string, entry: DatedValue<V>) => string,
): string | undefined => {
  const entry = entryOn(parameter, day, land)
  return entry && told(entry.value, paragraph(entry.source), entry)
}

const balance: PlainDuty = {
  id: 'nutrient_balance',
  asksFor: [['balance']],
  beside: ['handIn', 'record', 'take', 'grow', 'open', 'need', 'change'],
  needsNoDuty: ['time', 'valid', 'demand', 'begin', 'handIn', 'balance'],
  reads: ['fields', 'herds'],
  text({ asks, type, denies }, day) {
    const { lastYear } = entryOf('stoffstrombilanz_archiv')
    if (lastYear === undefined || day.slice(0, 'YYYY'.length) <= String(lastYear)) return undefined
    const no = type === 'whether' && !denies && asks === 'neither' ? 'Nein. ' : ''
    return `${no}Nach ${lastYear} muss keine Stoffstrombilanz mehr gemacht werden (${LEGAL_BASES.stoffstrombilanz_archiv.text}). Was der Nährstoffeinsatz nach Anlage 5 der DüV verlangt, gilt weiter.`
  },
}

const needBefore: PlainDuty = {
  id: 'need_before_fertilizing',
  asksFor: [['need'], ['before', 'fertilize', 'fertilizer', 'material', 'demand', 'record']],
  beside: ['nitrogen', 'phosphate', 'field', 'grassland', 'arable', 'crop', 'give', 'spread', 'record', 'take', 'grow'],
  reads: ['fields'],
  text({ type, days, fields }, day, scene) {
    if (!['whether', 'when', 'until', 'request'].includes(type) || days || fields.length > 0) return undefined
    const [nitrogen, phosphate] = [
      valueOn(duev.wesentlicheMengeStickstoff, day, scene.land),
      valueOn(duev.wesentlicheMengePhosphat, day, scene.land),
    ]
    if (nitrogen === undefined || phosphate === undefined) return undefined
    return `Vor der ersten Gabe, mit der ein Schlag im Jahr mehr als ${kg(nitrogen)} Stickstoff oder ${kg(phosphate)} Phosphat je Hektar bekommt, muss der Düngebedarf ermittelt und aufgezeichnet sein (DüV §§ 3 Abs. 2, 10 Abs. 1).`
  },
}

const redZone: PlainDuty = {
  id: 'red_zone',
  asksFor: [['redZone']],
  beside: [
    ...(['field', 'arable', 'grassland', 'material', 'fertilize', 'fertilizer', 'nitrogen', 'spread', 'give'] as const),
    ...([
      'closure',
      'barred',
      'limit',
      'limit170',
      'organic',
      'crop',
      'need',
      'forbidden',
      'begin',
      'autumn',
      'cut',
    ] as const),
  ],
  needsNoDuty: ['valid', 'demand', 'closure', 'time', 'limit'],
  reads: ['fields'],
  text({ fields, crops, type }, day, scene) {
    if (fields.length > 0 || crops.length > 0 || type === 'where') return undefined
    const enforcement = enforcementOn(scene, day)
    const parts = [
      withEntry(
        duev.rotesGebietKuerzung,
        day,
        scene,
        (value, source) =>
          `die roten Schläge dürfen zusammen höchstens ${100 - value} % ihres Stickstoffbedarfs bekommen, also ${value} % weniger (${source})`,
      ),
      withEntry(
        duev.rotesGebietStickstoffOrganisch,
        day,
        scene,
        (value, source) => `je Schlag höchstens ${kg(value)} Stickstoff je Hektar aus organischen Düngern (${source})`,
      ),
      `Grünland ist ${yearlyText(duev.sperrfristGruenlandRotesGebiet, day, scene)} gesperrt`,
      `Festmist und Kompost sind es ${yearlyText(duev.sperrfristFestmistKompostRotesGebiet, day, scene)}`,
      withEntry(
        duev.gruenlandHerbstStickstoffRotesGebiet,
        day,
        scene,
        (value, source) =>
          `auf Grünland im Herbst höchstens ${kg(value)} Stickstoff je Hektar aus flüssigen organischen Düngern (${source})`,
      ),
    ].filter((one) => one !== undefined)
    return `Im roten Gebiet gilt zusätzlich: ${parts.join('; ')}.${enforcement ? ` ${ENFORCEMENT_TEXT[enforcement]}` : ''}`
  },
}

const ploughing: PlainDuty = {
  id: 'ploughing',
  asksFor: [['plough']],
  beside: [
    'arable',
    'field',
    'winter',
    'slope',
    'gloez',
    'autumn',
    'harvested',
    'crop',
    'soil',
    'disturb',
    'water',
    'forbidden',
  ],
  reads: ['fields'],
  text({ concepts, fields }, day, scene) {
    if (concepts.has('grassland') || concepts.has('fallow') || fields.some(({ values }) => values.use !== 'arable'))
      return undefined
    const water = entryOn(gapkondv.pfluegenWassererosion, day, scene.land)
    const wind = entryOn(gapkondv.pfluegenWinderosionAb, day, scene.land)
    if (!water || !wind) return undefined
    const classes = fields.map(({ values }) => {
      const own = [
        ...new Set([
          ...(values.erosion_classes ?? []),
          ...(values.erosion_class == null ? [] : [values.erosion_class]),
        ]),
      ]
      return `Für „${values.name}“ ist ${own.length === 0 ? 'keine Erosionsklasse eingetragen' : `${own.join(', ')} eingetragen`}.`
    })
    const [from, until, sown] = [water.value.from, water.value.until, wind.value].map(dayAndMonth)
    return [
      `Auf Ackerland der Erosionsklassen KWasser1 und KWasser2 darf vom ${from} bis zum ${until} nicht gepflügt werden (${paragraph(water.source)});`,
      `auf KWind ab dem ${sown} nur, wenn gleich danach gesät wird (${paragraph(wind.source)}).`,
      ...classes,
    ].join(' ')
  },
}

const grasslandPloughing: PlainDuty = {
  id: 'grassland_ploughing',
  asksFor: [['ploughUp', 'plough', 'arable']],
  beside: ['grassland', 'field', 'permit', 'forbidden', 'grow', 'crop', 'young', 'disturb', 'take'],
  needsNoDuty: ['demand', 'permit'],
  reads: ['fields'],
  text({ concepts, fields }, day, scene) {
    const isGrass = fields.length > 0 && fields.every(({ values }) => useOf(values) === 'grassland')
    const isOfGrass = isGrass || concepts.has('grassland')
    // „aus der Wiese einen Acker machen“
    const isConverted = concepts.has('ploughUp') || concepts.has('plough') || concepts.has('grow')
    if (!isConverted || (!isOfGrass && !(concepts.has('ploughUp') && fields.length === 0))) return undefined
    return withEntry(
      gapkondg.dauergruenlandNeuAb,
      day,
      scene,
      (since, source) =>
        `Dauergrünland darf nur mit Genehmigung in Acker umgewandelt werden (GAPKondG § 5); was erst ab dem ${germanDay(since)} entstanden ist, nach einer Anzeige (${source}). In Schutzgebieten gelten engere Regeln; frag vorher deine Prämienbehörde.`,
    )
  },
}

export const landDuties: readonly LawTopic[] = [balance, needBefore, redZone, grasslandPloughing, ploughing].map(
  asTopic,
)

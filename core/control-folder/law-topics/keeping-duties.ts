import {
  awsv,
  bienschv,
  entryOn,
  rohmilchguetv,
  tamg,
  thamnv,
  valueOn,
  vo853,
  wduengv,
  type Parameter,
} from '../../law/index.ts'
import { germanDay, germanNumber } from '../../shared/german/write-german.ts'
import { endOfPeriod } from '../../shared/time/days.ts'
import { psmBienen } from '../findings/psm_aufzeichnung/psm-bienen.ts'
import type { Scene } from '../findings/rule.ts'
import type { Concept } from './concepts.ts'
import { paragraph, type LawTopic } from './topic.ts'
import { asTopic, withEntry, type PlainDuty } from './plain-duties.ts'

const recordTreatment: PlainDuty = {
  id: 'record_treatment',
  asksFor: [['record'], ['medicine', 'illness']],
  beside: ['calf', 'cattle', 'papers', 'take', 'open', 'young', 'antibiotics', 'handIn'],
  needsNoDuty: ['time', 'valid', 'demand'],
  reads: ['animals', 'herds'],
  text({ type, animals, materials }, day, scene) {
    if (animals.length > 0 || materials.length > 0 || type === 'where') return undefined
    return withEntry(
      thamnv.behandlungEintragen,
      day,
      scene,
      (value, source) =>
        `Jede Behandlung mit einem Arzneimittel muss unverzüglich ins Bestandsbuch, spätestens nach ${value} Tagen: Tier, Tag, Mittel, Menge, Belegnummer, Wartezeit und wer es gegeben hat (${source}).`,
    )
  },
}

const antibioticReport: PlainDuty = {
  id: 'antibiotic_report',
  asksFor: [['antibiotics'], ['report', 'handIn', 'time', 'demand', 'record']],
  beside: ['cattle', 'calf', 'medicine', 'open', 'papers', 'standing', 'milk'],
  needsNoDuty: ['time', 'valid', 'demand', 'report'],
  reads: ['animals', 'herds'],
  text({ today, animals, type }, _day, scene) {
    if (animals.length > 0 || !['when', 'until', 'how', 'count', 'amount', 'whether', 'request', 'what'].includes(type))
      return undefined
    const [least, months] = [
      valueOn(tamg.tamBestandsuntergrenzen, today, scene.land)?.dairy_cow,
      valueOn(tamg.tamZeitraum, today, scene.land),
    ]
    if (least === undefined || months === undefined) return undefined
    const year = Number(today.slice(0, 'YYYY'.length))
    const ends = months < 12 ? [`${year}-06-30`, `${year}-12-31`] : [`${year}-12-31`]
    return withEntry(tamg.tamMeldung, today, scene, (value, source) => {
      const due = ends.map((end) => germanDay(endOfPeriod(end, { count: value, unit: 'days' })))
      return `Bestand und Null-Anwendung für die Antibiotika-Datenbank müssen spätestens ${value} Tage nach dem Ende des Zeitraums gemeldet sein, also bis zum ${due.join(' und ')} (${source}). Das gilt ab mehr als ${germanNumber(least)} Milchkühen im Durchschnitt.`
    })
  },
}

const manureRecord: PlainDuty = {
  id: 'manure_record',
  asksFor: [['record', 'papers'], ['handOver'], ['material', 'organic', 'fertilizer']],
  beside: ['take', 'get', 'moved', 'report', 'open', 'spread', 'fertilizing', 'handIn'],
  needsNoDuty: ['time', 'valid', 'demand'],
  reads: ['fields', 'herds'],
  text({ days, fields }, day, scene) {
    const [own, free] = [
      valueOn(wduengv.aufnahmeEigenverwendungAufzeichnen, day, scene.land),
      valueOn(wduengv.freiBis, day, scene.land),
    ]
    if (own === undefined || free === undefined || days || fields.length > 0) return undefined
    return withEntry(
      wduengv.abgabeAufzeichnen,
      day,
      scene,
      (value, source) =>
        `Abgabe und Aufnahme von Wirtschaftsdünger müssen binnen ${value} Monat aufgezeichnet sein, wer ihn selbst verwendet, binnen ${own} Monaten (${source}). Frei sind Betriebe mit höchstens ${germanNumber(free)} t im Jahr.`,
    )
  },
}

interface MilkLimit {
  said: Concept
  name: string
  limit: Parameter
  period: Parameter
  deduction: Parameter
}

const MILK_LIMITS: readonly MilkLimit[] = [
  {
    said: 'cells',
    name: 'Zellzahl',
    limit: vo853.rohmilchZellzahl,
    period: vo853.rohmilchZellzahlZeitraum,
    deduction: rohmilchguetv.milchAbzugZellzahl,
  },
  {
    said: 'germs',
    name: 'Keimzahl',
    limit: vo853.rohmilchKeimzahl,
    period: vo853.rohmilchKeimzahlZeitraum,
    deduction: rohmilchguetv.milchAbzugKeimzahl,
  },
]

function milkLimitText({ name, ...parameters }: MilkLimit, day: string, { land }: Scene): string {
  const [limit, period, deduction] = [parameters.limit, parameters.period, parameters.deduction].map((one) =>
    entryOn(one, day, land),
  )
  if (!limit || !period || !deduction) return ''
  const most = `${germanNumber(limit.value * 1000)} je ml (${germanNumber(limit.value)} Tsd./ml)`
  return [
    `Die ${name} darf im geometrischen Mittel von ${period.value} Monaten höchstens ${most} sein`,
    ` (${paragraph(limit.source)}); darüber zieht die Molkerei mindestens ${germanNumber(deduction.value)} ct/kg ab`,
    ` (${paragraph(deduction.source)}).`,
  ].join('')
}

const milkLimits: PlainDuty = {
  id: 'milk_limits',
  asksFor: [
    ['cells', 'germs'],
    ['limit', 'allowed', 'amount', 'high', 'demand', 'time', 'deduction'],
  ],
  beside: ['deduction', 'milkDuty', 'milk', 'high', 'limit', 'forbidden', 'begin', 'valid', 'liquid'],
  needsNoDuty: ['limit', 'deduction'],
  reads: ['animals', 'herds', 'measurements'],
  text({ concepts, days, asksDuty, denies }, day, scene) {
    if ((days && !asksDuty) || denies || (!asksDuty && !concepts.has('limit') && !concepts.has('deduction')))
      return undefined
    const asked = MILK_LIMITS.filter(({ said }) => concepts.has(said))
    return asked.map((one) => milkLimitText(one, day, scene)).join(' ') || undefined
  },
}

const storeDistance: PlainDuty = {
  id: 'store_distance',
  asksFor: [
    ['silo', 'store', 'solidStore'],
    ['well', 'water', 'distance'],
    ['distance', 'well'],
  ],
  beside: ['young', 'material', 'demand', 'size', 'grow', 'act', 'forbidden', 'spread'],
  needsNoDuty: ['demand', 'distance'],
  reads: ['places'],
  text({ asksDuty, concepts, fields, type }, day, scene) {
    if (fields.length > 0 || type === 'where' || (!asksDuty && !concepts.has('demand'))) return undefined
    const water = valueOn(awsv.jgsAbstandGewaesser, day, scene.land)
    return withEntry(
      awsv.jgsAbstandBrunnen,
      day,
      scene,
      (value, source) =>
        `Neue Lager für Jauche, Gülle und Silage müssen mindestens ${value} m von Brunnen und ${water ?? ''} m von Gewässern entfernt sein (${source}); für bestehende kann Bestandsschutz gelten.`,
    )
  },
}

const bees: PlainDuty = {
  id: 'bees',
  asksFor: [
    ['bees', 'bloom'],
    ['spray', 'bees'],
  ],
  beside: ['permit', 'crop', 'field', 'distance', 'forbidden', 'standing', 'time', 'open', 'take'],
  needsNoDuty: ['demand', 'valid'],
  reads: ['fields'],
  text(_question, day, scene) {
    return withEntry(
      bienschv.bienenstandAbstand,
      day,
      scene,
      (value, source) =>
        `Bienengefährliche Mittel (B1) dürfen nicht auf blühende oder von Bienen beflogene Pflanzen (${paragraph(psmBienen.legalBasis)}); im Umkreis von ${value} m um einen Bienenstand während des Bienenflugs nur mit Zustimmung des Imkers (${source}). Wie dein Mittel eingestuft ist, steht in der Gebrauchsanleitung.`,
    )
  },
}

export const keepingDuties: readonly LawTopic[] = [
  recordTreatment,
  antibioticReport,
  manureRecord,
  milkLimits,
  storeDistance,
  bees,
].map(asTopic)

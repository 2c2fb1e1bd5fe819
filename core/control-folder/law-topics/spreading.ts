import { duev } from '../../law/index.ts'
import { hasNitrogen, hasPhosphate, SAMPLE_KINDS, type Material } from '../../library/index.ts'
import { dueGefroren } from '../findings/duengedokumentation/due-gefroren.ts'
import type { Scene } from '../findings/rule.ts'
import { fieldsMeant } from './fields-meant.ts'
import { dayAsked, type LawQuestion } from './law-question.ts'
import { tellFields } from './spreading-on-fields.ts'
import { closedMaterials, type ClosedMaterial } from './spreading-state.ts'
import { arableText, movedText, yearlyText } from './spreading-text.ts'
import { paragraph, verdict, type LawTopic, type Told } from './topic.ts'

/** Of more fields it is told in general. */
const MOST_FIELDS = 50

/** Whether and when something may be spread on a field: closed periods, and what goes with them. */
export const spreading: LawTopic = {
  id: 'spreading',
  asksFor: [['material', 'closure', 'barred', 'fertilize', 'fertilizer', 'nitrogen', 'phosphate']],
  beside: [
    ...([
      'spread',
      'give',
      'forbidden',
      'allowed',
      'time',
      'begin',
      'demand',
      'grassland',
      'arable',
      'field',
      'soil',
      'high',
    ] as const),
    ...(['crop', 'unfit', 'maybeUnfit', 'strips', 'urea', 'liquid', 'mineral', 'organic', 'people'] as const),
    ...(['autumn', 'winter', 'harvested', 'catchCrop', 'valid', 'bare', 'take', 'grow'] as const),
  ],
  needsNoDuty: ['closure', 'barred', 'forbidden', 'allowed', 'begin'],
  reads: ['permits', ...SAMPLE_KINDS],
  tell(question, scene) {
    const { concepts, type } = question
    // When it has been fertilized is no matter of the law, nor how much.
    const isOfSpreading = (['spread', 'fertilize', 'give', 'closure', 'barred'] as const).some((one) =>
      concepts.has(one),
    )
    const isOfClosure = (['closure', 'barred', 'forbidden', 'allowed'] as const).some((one) => concepts.has(one))
    // „Wann geht es mit der Gülle wieder los?“
    const isOfSeason = concepts.has('begin') && ['when', 'until'].includes(type) && !question.isPast
    // What one must or should spread is not asked of the law.
    if (!question.asksPermission && !isOfClosure && !isOfSeason) return undefined
    const isOfAllowing = question.asks !== 'neither' || type === 'whether' || type === 'request'
    // Where sewage sludge may go at all is set by another ordinance.
    if (question.materials.some(isSewageSludge)) return undefined
    if (type === 'amount' || type === 'count' || (!isOfSpreading && !isOfAllowing && !isOfSeason)) return undefined
    if (concepts.has('unfit') || concepts.has('maybeUnfit')) return tellGround(question)
    // After the harvest of arable land the same holds wherever it was.
    if (concepts.has('harvested') || concepts.has('catchCrop')) return tellInGeneral(question, scene)
    const meant = fieldsMeant(question, scene, dayAsked(question))
    if (!meant) return undefined
    const isMany = meant.fields.length === 0 || meant.fields.length > MOST_FIELDS
    // „Wann ist Sperrfrist?“ means every year, „Ist Sperrfrist?“ today.
    const asksWhen = concepts.has('closure') || type === 'when' || type === 'until'
    const isTimeless = question.days === undefined || question.isOpen
    const asksInGeneral = asksWhen && type !== 'whether' && !meant.isNarrowed && isTimeless
    return isMany || asksInGeneral
      ? tellInGeneral(question, scene)
      : tellFields(question, meant.fields, closedBy(question), scene)
  },
}

const isSewageSludge = (material: Material): boolean =>
  material === 'liquid_sewage_sludge' || material === 'solid_sewage_sludge'

/** Nitrogen where nothing is named. */
const closedBy = ({ materials, concepts }: LawQuestion): readonly ClosedMaterial[] =>
  materials.length > 0 ? closedMaterials(materials) : concepts.has('phosphate') ? ['phosphate'] : ['nitrogen']

function tellGround(question: LawQuestion): Told | undefined {
  const { materials, concepts } = question
  const concerns = materials.length === 0 || materials.some((one) => hasNitrogen(one) || hasPhosphate(one))
  if (!concerns) return undefined
  // Frost in the air says nothing of the ground.
  const said = concepts.has('maybeUnfit') ? '' : verdict(question, true)
  return {
    text: `${said}Auf überschwemmten, wassergesättigten, gefrorenen oder schneebedeckten Boden darf kein Dünger mit wesentlichem Gehalt an Stickstoff oder Phosphat (${paragraph(dueGefroren.legalBasis)}).`,
    rows: [],
  }
}

function tellInGeneral(question: LawQuestion, scene: Scene): Told {
  const { concepts, materials } = question
  // „nach dem Winter“ asks for the next one.
  const day = question.isOpen ? question.today : dayAsked(question)
  const kinds = closedBy(question)
  const isAll = materials.length === 0 && !concepts.has('phosphate')
  const isAfterHarvest = concepts.has('harvested') || concepts.has('catchCrop')
  const isArableAlone = concepts.has('arable') || isAfterHarvest
  return {
    text: [
      ...(kinds.includes('nitrogen') && !isArableAlone
        ? [`Auf Grünland ist für Dünger mit Stickstoff ${yearlyText(duev.sperrfristGruenland, day, scene)} gesperrt.`]
        : []),
      ...(kinds.includes('nitrogen') && !concepts.has('grassland') ? [arableText(day, scene, isAfterHarvest)] : []),
      ...(isAll || kinds.includes('solid_manure_or_compost')
        ? [`Festmist und Kompost sind ${yearlyText(duev.sperrfristFestmistKompost, day, scene)} gesperrt.`]
        : []),
      ...(isAll || kinds.includes('phosphate')
        ? [`Dünger mit Phosphat sind ${yearlyText(duev.sperrfristPhosphat, day, scene)} gesperrt.`]
        : []),
      ...(kinds.length === 0 ? ['Für Kalk und Kali kennt die Düngeverordnung keine Sperrfrist.'] : []),
      movedText(day, scene),
    ].join(' '),
    rows: [],
  }
}

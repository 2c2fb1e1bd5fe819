import type { PictureRow, RowValues } from '../../farm/index.ts'
import { foldText } from '../../shared/german/fold.ts'
import type { EntryId } from '../catalog/entry-ids.ts'
import { calendarYear, isWithin, type Span } from './order-and-time.ts'
import type { RegisterScene } from './register.ts'

/** Which register a diary or list belongs to, by the name that people give it. */
const NAMES: readonly (readonly [EntryId, RegExp])[] = [
  ['weidetagebuch', /weide/],
  ['tierverluste', /tierkontroll|stalltagebuch|verlust|verendung|stallbuch/],
  ['biosicherheit', /besucher|schadnager|reinigung|desinfektion|biosicherheit|hygiene/],
  ['tierwohl_eigenkontrolle', /tierwohl|tierschutz/],
  ['ips_checkliste', /integrierter pflanzenschutz|(?:^| )ips(?: |$)|bestandskontroll|schadschwelle|pflanzenschutz/],
  ['gloez_checkliste', /(?:^| )gloz(?: |$)|(?:^| )gloez(?: |$)|konditionalitat/],
  ['jgs_awsv', /(?:^| )jgs(?: |$)|dichtheit|awsv/],
  ['arbeitssicherheit', /arbeitssicherheit|arbeitsschutz|unterweis|gefahrdungsbeurteilung|unfall/],
  ['lebensmittelkette', /lebensmittelkette/],
  ['ernteregister', /ernte|lagerbuch/],
]

const registerOf = (name: string | null | undefined): EntryId | undefined => {
  const folded = foldText(name ?? '')
  return NAMES.find(([, expression]) => expression.test(folded))?.[0]
}

/** What was written by hand into a register; reads `register_entries`. */
export const writtenEntriesOf = (
  scene: RegisterScene,
  register: EntryId,
  span: Span = calendarYear(scene),
): PictureRow<'register_entries'>[] =>
  (
    scene.picture
      .derive('entries by register', ['register_entries'], (picture) =>
        Map.groupBy(picture.rows('register_entries'), ({ values }) => registerOf(values.register)),
      )
      .get(register) ?? []
  ).filter(({ values }) => isWithin(values.date, span))

type Check = PictureRow<'self_checks'>

/** Self-checks of a year, by type; one that counts a month belongs to the year of that month. */
export const selfChecksOf = (
  { picture, year }: RegisterScene,
  types: readonly RowValues<'self_checks'>['type'][],
): Check[] =>
  picture
    .rows('self_checks')
    .filter(({ values }) => types.includes(values.type))
    .filter(({ values }) => (/^\d{4}/.exec(values.period ?? '')?.[0] ?? values.date?.slice(0, 4)) === String(year))

/** What stood under „anderes“ and belongs to a register by its subject. */
export const otherChecksOf = (scene: RegisterScene, register: EntryId): Check[] =>
  selfChecksOf(scene, ['other']).filter(({ values }) => registerOf(values.subject) === register)

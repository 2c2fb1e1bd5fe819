import {
  bearsEarTag,
  isTooYoungToBeMother,
  LEAVINGS,
  readLeaving,
  readSex,
  readSpecies,
  readStatus,
  readTagState,
  SEXES,
  SPECIES,
} from '../../terms/index.ts'
import { earTag, isHoldingMark } from '../formats/ear-tag.ts'
import { choice, day, reference, required, table, text } from '../schema/fields.ts'
import { ANOTHER_ROW, dayFaults, joined, keyText, kind } from './kind.ts'
import type { Fault } from '../schema/check-values.ts'

const STATUSES = {
  present: 'im Bestand',
  dry: 'trockenstehend',
  lactating: 'laktierend',
  gone: 'abgegangen',
} as const

const TAG_STATES = { missing: 'ohne Marke', unreadable: 'Marke unleserlich', invalid: 'nicht gültig' } as const

interface Called {
  ear_tag: string | null
  species: string
  name: string | null
  born_on: string | null
  tag_state: keyof typeof TAG_STATES | null
  tag_as_read: string | null
  holding_mark: string | null
  origin_mark: string | null
}

/**
 * Its tag; without one of its own, its working name with what tells two of a name apart. Once somebody enters the tag,
 * the row is known by that. All pigs of a holding bear the same mark.
 */
const keyOf = ({ ear_tag, name, born_on, tag_as_read }: Called): string | null =>
  name === null || isOwnTag(ear_tag)
    ? ear_tag
    : ['ohne Ohrmarke', keyText(name), born_on, keyText(tag_as_read ?? '')].join('|')

/** As it is kept or as it is printed. */
const isOwnTag = (tag: unknown): boolean => typeof tag === 'string' && !isHoldingMark(earTag.canonical(tag) ?? tag)

/** Pigs bear the mark of their holding (ViehVerkV § 39). */
const tagFaults = ({ ear_tag, species, name, tag_state, holding_mark, origin_mark }: Called): Fault[] =>
  ear_tag !== null
    ? []
    : [
        ...(bearsEarTag(species) && tag_state === null && holding_mark === null && origin_mark === null
          ? [{ path: ['ear_tag'], fault: { code: 'needs_tag_state' as const } }]
          : []),
        ...(name === null ? [{ path: ['name'], fault: { code: 'needs_name' as const } }] : []),
      ]

export const animals = kind({
  slug: 'animals',
  label: 'Tiere',
  singular: 'Tier',
  scope: 'animals.read',
  fields: {
    ear_tag: text('Ohrmarke', { max: 30, format: 'ear_tag', formatBy: 'species' }),
    species: required(choice('Tierart', SPECIES, readSpecies)),
    name: text('Name oder Stallnummer', { max: 100 }),
    sex: choice('Geschlecht', SEXES, readSex),
    born_on: day('Geboren am'),
    breed: text('Rasse', { max: 60 }),
    mother_ear_tag: text('Ohrmarke der Mutter', { max: 30, format: 'ear_tag', formatBy: 'species' }),
    mother_born_on: day('Mutter geboren am'),
    herd_id: reference('Herde', 'herds'),
    /** Why there is no valid tag; the animal is then known by its name. */
    tag_state: choice('Ohne gültige Ohrmarke', TAG_STATES, readTagState),
    tag_as_read: text('Ohrmarke, wie sie dasteht', { max: 60 }),
    replacement_tag_ordered_on: day('Ersatzmarke bestellt am'),
    holding_mark: text('Bestandsmarke', { max: 40 }),
    origin_mark: text('Herkunftsmarke', { max: 40 }),
    first_calved_on: day('Erstkalbung'),
    loss_cause: text('Verlustursache'),
    /** Those before the one that the values below are of. */
    earlier_stays: table('Frühere Aufenthalte', {
      arrived_on: day('Zugang am'),
      arrived_from: text('Zugang von', { max: 100 }),
      arrival_reported_on: day('Zugang gemeldet am'),
      left_on: day('Abgang am'),
      left_to: text('Abgang nach', { max: 100 }),
      left_by: choice('Art des Abgangs', LEAVINGS, readLeaving),
      leaving_reported_on: day('Abgang gemeldet am'),
    }),
    arrived_on: day('Zugang am'),
    arrived_from: text('Zugang von', { max: 100 }),
    left_on: day('Abgang am'),
    left_to: text('Abgang nach', { max: 100 }),
    left_by: choice('Art des Abgangs', LEAVINGS, readLeaving),
    last_calved_on: day('Letzte Kalbung'),
    pregnant_until: day('Trächtig bis'),
    tagged_on: day('Gekennzeichnet am'),
    birth_reported_on: day('Geburt gemeldet am'),
    arrival_reported_on: day('Zugang gemeldet am'),
    leaving_reported_on: day('Abgang gemeldet am'),
    bvd_sampled_on: day('BVD-Probe am'),
    bvd: choice('BVD-Befund', {
      no_sample: 'keine Probe',
      pending: 'ausstehend',
      negative: 'negativ',
      positive: 'positiv',
    }),
    status: choice('Zustand', STATUSES, readStatus),
    note: text('Notiz', { max: 2000 }),
  },
  example: {
    ear_tag: '276000390000001',
    species: 'cattle',
    name: 'Alma',
    sex: 'female',
    born_on: '2019-03-14',
    breed: 'HOL',
    herd_id: ANOTHER_ROW,
    last_calved_on: '2026-02-02',
    bvd: 'negative',
    status: 'lactating',
  },
  dayFields: ['born_on'],
  labelOf: ({ ear_tag, name, tag_state }) => joined(ear_tag, name, ear_tag === null ? tag_state : null),
  keyField: 'ear_tag',
  isKey: isOwnTag,
  keyOf,
  keyWordsOf: ({ ear_tag, name, born_on, tag_as_read }) =>
    ear_tag !== null && (name === null || isOwnTag(ear_tag)) ? ear_tag : joined(name, born_on, tag_as_read),
  rules: (values, today) => [
    ...tagFaults(values),
    ...dayFaults(
      values,
      {
        past: ['born_on', 'arrived_on', 'left_on', 'last_calved_on', 'tagged_on'],
        ordered: [
          ['born_on', 'arrived_on'],
          ['arrived_on', 'left_on'],
          ['born_on', 'left_on'],
          ['born_on', 'tagged_on'],
          ['mother_born_on', 'born_on'],
        ],
      },
      today,
    ),
    ...(values.mother_born_on !== null &&
    values.born_on !== null &&
    values.born_on >= values.mother_born_on &&
    isTooYoungToBeMother(values.mother_born_on, values)
      ? [{ path: ['mother_born_on'], fault: { code: 'mother_too_young' as const } }]
      : []),
  ],
})

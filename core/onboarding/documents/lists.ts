import { FORMATS } from '../../farm/index.ts'
import { germanDay, germanNumber } from '../../shared/german/write-german.ts'
import { exampleAnimals } from '../story/animals.ts'
import { exampleFields } from '../story/land.ts'
import type { WrittenFile } from '../example-document.ts'
import type { StoryDays } from '../story-days.ts'

const USES: Record<string, string> = { arable: 'Ackerland', grassland: 'Dauergrünland' }

/** The parcels as the application for payments lists them. */
export function parcelList(days: StoryDays): WrittenFile {
  const year = days.year(2026)
  const lines = exampleFields(days).map(({ values }, index) => [
    String(index + 1),
    values['flik'],
    values['name'],
    germanNumber(values['area_ha'] as number, 2),
    USES[values['use'] as string],
  ])
  return csv('Flächennutzungsnachweis', `Flächennutzungsnachweis ${year}`, [
    ['Schlag-Nr.', 'FLIK', 'Schlagname', 'Größe (ha)', 'Bodennutzung'],
    ...(lines as string[][]),
  ])
}

const SEXES: Record<string, string> = { female: 'W', male: 'M' }

/** The births that the farm has reported of the animals that have a row, as HIT gives them out. */
export function hitExtract(days: StoryDays): WrittenFile {
  const tag = (mark: unknown): string => (typeof mark === 'string' ? FORMATS.ear_tag.display!(mark) : '')
  const reported = exampleAnimals(days).filter(({ values }) => typeof values['birth_reported_on'] === 'string')
  const lines = reported.map(({ values }) => [
    tag(values['ear_tag']),
    germanDay(values['born_on'] as string),
    SEXES[values['sex'] as string]!,
    'HOL',
    tag(values['mother_ear_tag']),
    germanDay(values['birth_reported_on'] as string),
  ])
  return csv('HIT-Auszug', `HIT-Auszug Geburtsmeldungen ${germanDay(days.recent('2026-05-18'))}`, [
    ['Ohrmarke', 'Geburtsdatum', 'Geschlecht', 'Rasse', 'Ohrmarke Mutter', 'Geburt gemeldet am'],
    ...lines,
  ])
}

const csv = (name: string, title: string, rows: readonly (readonly string[])[]): WrittenFile => ({
  name,
  title,
  filename: `${title.replaceAll(/[ .]+/g, '_')}.csv`,
  contentType: 'text/csv',
  text: `${rows.map((cells) => cells.join(';')).join('\r\n')}\r\n`,
})

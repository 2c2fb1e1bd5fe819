import { describe, expect, it } from 'vitest'
import { controlBook } from '../../../core/control-folder/index.ts'
import { CONTROLS, type Chapter, type EntryId } from '../../../core/library/index.ts'
import { pictureOf } from '../../builders/picture.ts'

const WHEN = { year: 2026, today: '2026-12-31' }
const FERTILIZING = CONTROLS.find(({ id }) => id === 'DUE')!
const PICTURE = pictureOf({
  fields: [{ name: 'Deich', area_ha: 10, use: 'arable' }],
  nutrient_needs: [{ year: 2026, crop: 'Silomais', determined_on: '2026-03-01', n_kg_ha: 145, field_id: 'Deich' }],
})
const PLAN: Chapter = { title: 'Düngeplan', blocks: [{ type: 'paragraph', text: 'Angenommen: Gülle zuerst.' }] }

const titles = (plans?: ReadonlyMap<EntryId, Chapter>) =>
  controlBook(FERTILIZING, PICTURE, [], WHEN, plans)!.chapters.map(({ title }) => title)

describe('the book of a control', () => {
  it('has a chapter for each register with entries, and one for all that are empty', () => {
    expect(titles()).toEqual([
      'Flächen- und Nutzungsnachweis (FNN)',
      'Düngeplan (Düngebedarfsermittlung N und P)',
      'Ohne Eintragungen',
      'Offene Befunde und Unterschrift',
    ])
    const empty = controlBook(FERTILIZING, PICTURE, [], WHEN)!.chapters.find(
      ({ title }) => title === 'Ohne Eintragungen',
    )!
    const [, table] = empty.blocks
    expect(table).toMatchObject({ type: 'table', rows: expect.arrayContaining([['Düngedokumentation je Schlag', '']]) })
  })

  it('has the plan that is adopted behind what is entered of it, and also where nothing is', () => {
    expect(titles(new Map([['duengeplan', PLAN]]))[2]).toBe('Düngeplan')
    const bare = pictureOf({ fields: [{ name: 'Deich', area_ha: 10 }] })
    const book = controlBook(FERTILIZING, bare, [], WHEN, new Map([['duengeplan', PLAN]]))!
    expect(book.chapters.map(({ title }) => title)).toContain('Düngeplan')
    const empty = book.chapters.find(({ title }) => title === 'Ohne Eintragungen')!
    expect(JSON.stringify(empty.blocks)).not.toContain('Düngeplan')
  })

  it('is none where no register has anything', () => {
    expect(controlBook(FERTILIZING, pictureOf({}), [], WHEN)).toBeUndefined()
  })
})

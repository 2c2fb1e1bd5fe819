import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makePicture, type PictureRow, type RowId } from '../../../../core/farm/index.ts'
import { runs } from '../../../runs.ts'

const KINDS = ['fields', 'herds'] as const
const row = (kind: 'fields' | 'herds', n: number, name: string): PictureRow => ({
  kind,
  id: `01943c6e-0000-7d10-9b21-${String(n).padStart(12, '0')}` as RowId,
  label: name,
  values: { name } as never,
})

describe('the picture of a farm', () => {
  const anyRow = fc.tuple(fc.constantFrom(...KINDS), fc.integer({ min: 0, max: 60 }), fc.string({ maxLength: 3 }))
  const anyChange = fc.tuple(anyRow, fc.boolean())

  it('is after any changes as if it were made of the rows that are there then', () => {
    fc.assert(
      fc.property(
        fc.array(anyRow, { maxLength: 40 }),
        fc.array(fc.array(anyChange, { maxLength: 12 }), { maxLength: 40 }),
        (given, steps) => {
          const there = new Map(given.map(([kind, n, name]) => [`${kind} ${n}`, row(kind, n, name)]))
          let picture = makePicture(KINDS, [...there.values()])
          for (const step of steps) {
            const changes = new Map(
              step.map(([[kind, n, name], stays]) => [`${kind} ${n}`, { of: row(kind, n, name), stays }]),
            )
            for (const [key, { of, stays }] of changes)
              if (stays) there.set(key, of)
              else there.delete(key)
            picture = picture.after(
              [...changes.values()].map(({ of, stays }) => ({ kind: of.kind, id: of.id, row: stays ? of : undefined })),
            )
            const anew = makePicture(KINDS, [...there.values()])
            for (const kind of KINDS) {
              expect(picture.rows(kind)).toEqual(anew.rows(kind))
              for (let n = 0; n <= 60; n++) {
                const { id } = row(kind, n, '')
                expect(picture.byId(kind, id)).toEqual(anew.byId(kind, id))
              }
            }
          }
        },
      ),
      { numRuns: runs(40) },
    )
  })

  it('keeps its lists by key as if they were made of the rows that are there then', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyChange, { maxLength: 6 }), { maxLength: 20 }), (steps) => {
        const letters = ({ values }: PictureRow<'fields'>) => [...(values.name ?? '')]
        const there = new Map<string, PictureRow>()
        let picture = makePicture(KINDS, [])
        for (const step of steps) {
          const before = picture.rowsBy('letter', 'fields', letters)
          const same = new Map(before)
          for (const [[kind, n, name], stays] of step) {
            const of = row(kind, n, name)
            if (stays) there.set(of.id + kind, of)
            else there.delete(of.id + kind)
            picture = picture.after([{ kind, id: of.id, row: stays ? of : undefined }])
          }
          const anew = makePicture(KINDS, [...there.values()]).rowsBy('letter', 'fields', letters)
          const now = picture.rowsBy('letter', 'fields', letters)
          expect(new Map([...now].toSorted())).toEqual(new Map([...anew].toSorted()))
          expect(before).toEqual(same)
        }
      }),
      { numRuns: runs(60) },
    )
  })

  it('keeps a list by key as it is where nothing changed in it', () => {
    const names = (picture: ReturnType<typeof makePicture>) =>
      picture.rowsBy('name', 'fields', ({ values }) => [values.name ?? ''])
    const picture = makePicture(KINDS, [row('fields', 1, 'Deich'), row('fields', 2, 'Kamp')])
    const before = names(picture)
    const after = names(picture.after([{ kind: 'fields', id: row('fields', 3, '').id, row: row('fields', 3, 'Kamp') }]))
    expect(after.get('Deich')).toBe(before.get('Deich'))
    expect(after.get('Kamp')?.map(({ id }) => id)).toEqual([row('fields', 2, '').id, row('fields', 3, '').id])
  })

  it('makes what follows from a row alone once, until the rows it looks at change', () => {
    let made = 0
    const names = (picture: ReturnType<typeof makePicture>) =>
      picture.deriveEach('names', picture.rows('fields'), ['herds'], ({ values }, rows) => {
        made += 1
        return `${values.name} ${rows.rows('herds').length}`
      })
    const picture = makePicture(KINDS, [row('fields', 1, 'Deich'), row('fields', 2, 'Kamp')])
    expect([names(picture), names(picture), made]).toEqual([['Deich 0', 'Kamp 0'], ['Deich 0', 'Kamp 0'], 2])
    const renamed = picture.after([{ kind: 'fields', id: row('fields', 2, '').id, row: row('fields', 2, 'Moor') }])
    expect([names(renamed), made]).toEqual([['Deich 0', 'Moor 0'], 3])
    const stocked = renamed.after([{ kind: 'herds', id: row('herds', 1, '').id, row: row('herds', 1, 'Kühe') }])
    expect([names(stocked), made]).toEqual([['Deich 1', 'Moor 1'], 5])
    expect(() => picture.deriveEach('wrong', picture.rows('fields'), [], (_, rows) => rows.rows('herds'))).toThrow(
      'not made with herds',
    )
  })

  /** Of each herd what the fields are called that begin as it does. */
  const namesakes = (picture: ReturnType<typeof makePicture>, told: () => void = () => undefined) =>
    picture.deriveEach(
      'namesakes',
      picture.rows('herds'),
      [],
      ({ values: { name } }) => {
        told()
        const called = picture.rows('fields').filter((field) => firstOf(field) === name?.[0])
        return `${name}: ${called.map(({ values }) => values.name).join(', ')}`
      },
      {
        name: 'first letter',
        kind: 'fields',
        keysOf: ({ values }) => [values.name?.[0] ?? ''],
        keysOfRow: (field) => [firstOf(field) ?? ''],
      },
    )
  const firstOf = ({ values }: PictureRow<'fields'>) => values.name?.[0]

  it('tells of rows that name others after any changes what a picture of the rows then would tell', () => {
    const anyFew = fc.tuple(
      fc.constantFrom(...KINDS),
      fc.integer({ min: 0, max: 12 }),
      fc.constantFrom('a', 'ab', 'b', ''),
    )
    fc.assert(
      fc.property(fc.array(fc.array(fc.tuple(anyFew, fc.boolean()), { maxLength: 4 }), { maxLength: 25 }), (steps) => {
        const there = new Map<string, PictureRow>()
        const pictures = [makePicture(KINDS, [])]
        for (const step of steps) {
          let picture = pictures.at(-1)!
          for (const [[kind, n, name], stays] of step) {
            const of = row(kind, n, name)
            if (stays) there.set(of.id + kind, of)
            else there.delete(of.id + kind)
            picture = picture.after([{ kind, id: of.id, row: stays ? of : undefined }])
          }
          const told = namesakes(picture)
          expect(told).toEqual(namesakes(makePicture(KINDS, [...there.values()])))
          expect(namesakes(picture)).toBe(told)
          // Somebody may still read an earlier one.
          const [earlier] = pictures
          expect(namesakes(earlier!)).toEqual(
            namesakes(
              makePicture(
                KINDS,
                KINDS.flatMap((kind) => earlier!.rows(kind)),
              ),
            ),
          )
          pictures.push(picture)
          if (pictures.length > 3) pictures.shift()
        }
      }),
      { numRuns: runs(60) },
    )
  })

  it('makes anew after a change of a row what names it, and nothing else', () => {
    let made = 0
    const told = (picture: ReturnType<typeof makePicture>) => namesakes(picture, () => (made += 1))
    const herds = [row('herds', 1, 'Deichkühe'), row('herds', 2, 'Kampkühe'), row('herds', 3, 'Moorkühe')]
    const picture = makePicture(KINDS, [...herds, row('fields', 1, 'Deich'), row('fields', 2, 'Kamp')])
    expect([told(picture)[0], made]).toEqual(['Deichkühe: Deich', 3])
    const renamed = picture.after([{ kind: 'fields', id: row('fields', 2, '').id, row: row('fields', 2, 'Moor') }])
    expect([told(renamed), made]).toEqual([['Deichkühe: Deich', 'Kampkühe: ', 'Moorkühe: Moor'], 5])
    const gone = renamed.after([{ kind: 'herds', id: row('herds', 1, '').id, row: undefined }])
    expect([told(gone), made]).toEqual([['Kampkühe: ', 'Moorkühe: Moor'], 5])
  })
})

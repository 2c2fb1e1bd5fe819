import { describe, expect, it } from 'vitest'
import { faultText, KIND_SLUGS, kindOf, readText, type Field, type KindSlug } from '../../../../core/farm/index.ts'
import { farmOfTables, fileOf } from '../../../builders/farm-of-tables.ts'

const csv = (...lines: string[]): string => lines.join('\r\n')
type World = ReturnType<typeof farmOfTables>

const made = async (farm: World, kind: KindSlug, given: Record<string, unknown>) => {
  const row = await farm.create(kind, given)
  if (row.err) throw new Error(JSON.stringify(row.val))
  return (await farm.rows(kind)).find(({ id }) => id === row.val.id)!
}
const faultsOf = (taken: Awaited<ReturnType<World['take']>>) =>
  taken.ok || taken.val.kind !== 'faulty_lines'
    ? taken.val
    : taken.val.plan.faults.map(({ line, column, fault }) => [line, column, fault.fault.code])

describe('a table that was exported and edited', () => {
  it('changes the rows it came from and no other, whatever their key is now', async () => {
    const farm = farmOfTables()
    const [meyer, meier] = [
      await made(farm, 'contacts', { type: 'company', name: 'Meyer', postcode: '27404', note: 'alt' }),
      await made(farm, 'contacts', { type: 'company', name: 'Meier', postcode: '27404' }),
    ]
    const file = Buffer.from(await fileOf('contacts', [meyer, meier], 'csv')).toString()
    const taken = await farm.take('contacts', file.replace('Meyer', 'Landhandel Meyer'))
    expect(taken.val).toEqual({ created: 0, updated: 1, unchanged: 1, emptied: 0 })
    const after = await farm.rows('contacts')
    expect(after.map(({ id, version, values }) => [id, version, values['name']])).toEqual([
      [meier.id, 1, 'Meier'],
      [meyer.id, 2, 'Landhandel Meyer'],
    ])
  })

  it("makes only what it changes the person's; a table of their own, all that it says", async () => {
    const farm = farmOfTables()
    const row = await farm.fromSource('animals', { ear_tag: '276000390000001', species: 'cattle', breed: 'HOL' })
    const file = Buffer.from(await fileOf('animals', [row], 'csv')).toString()
    expect((await farm.take('animals', file.replace('HOL', 'FV'))).val).toMatchObject({ updated: 1 })
    expect(await farm.heldIn('animals', row)).toEqual(['breed'])
    await farm.take('animals', csv('Ohrmarke;Tierart;Rasse', 'DE 03 900 00001;Rind;FV'))
    expect(await farm.heldIn('animals', row)).toEqual(['breed', 'ear_tag', 'species'])
  })

  it('leaves what it has no column for, and empties what its cell is empty of', async () => {
    const farm = farmOfTables()
    const row = await made(farm, 'contacts', {
      type: 'company',
      name: 'Meyer',
      city: 'Musterfeld',
      phone: '1',
      note: 'x',
    })
    const file = csv('Kennung;Telefon;Notiz', `${row.id};;y`)
    expect((await farm.preview('contacts', file)).outcome).toEqual({ created: 0, updated: 1, unchanged: 0, emptied: 1 })
    expect((await farm.take('contacts', file)).val).toEqual({ created: 0, updated: 1, unchanged: 0, emptied: 1 })
    expect((await farm.rows('contacts'))[0]!.values).toEqual({ ...row.values, phone: null, note: 'y' })
  })

  it('is refused where a row has changed meanwhile, by its line, and changes nothing then', async () => {
    const farm = farmOfTables()
    const [one, two] = [
      await made(farm, 'herds', { name: 'Kühe', species: 'cattle' }),
      await made(farm, 'herds', { name: 'Schafe', species: 'sheep' }),
    ]
    const file = Buffer.from(await fileOf('herds', [one, two], 'csv')).toString()
    await farm.change('herds', two, { note: 'inzwischen' })
    const before = await farm.rows('herds')
    const edited = file.replace('Kühe', 'Milchkühe').replace('Schafe', 'Mutterschafe')
    expect(faultsOf(await farm.take('herds', edited))).toEqual([[3, null, 'changed_meanwhile']])
    expect((await farm.preview('herds', edited)).plan.faults).toHaveLength(1)
    expect(await farm.rows('herds')).toEqual(before)
    // The line that says the same as the row is no conflict.
    await farm.change('herds', two, { note: null })
    expect((await farm.take('herds', file.replace('Kühe', 'Milchkühe'))).val).toMatchObject({
      updated: 1,
      unchanged: 1,
    })
  })

  it('taken in twice changes nothing the second time', async () => {
    const farm = farmOfTables()
    const row = await made(farm, 'herds', { name: 'Kühe', species: 'cattle' })
    const file = Buffer.from(await fileOf('herds', [row], 'csv'))
      .toString()
      .replace('Kühe', 'Milchkühe')
    expect((await farm.take('herds', file)).val).toMatchObject({ updated: 1 })
    expect((await farm.take('herds', file)).val).toMatchObject({ updated: 0, unchanged: 1 })
  })

  it('may not give a row the key of another, nor name one twice', async () => {
    const farm = farmOfTables()
    const [one, two] = [
      await made(farm, 'animals', { ear_tag: 'DE 03 900 00001', species: 'cattle' }),
      await made(farm, 'animals', { ear_tag: 'DE 03 900 00002', species: 'cattle' }),
    ]
    const file = csv('Kennung;Ohrmarke', `${one.id};DE 03 900 00002`)
    expect(faultsOf(await farm.take('animals', file))).toEqual([[2, null, 'given_twice']])
    const twice = csv('Kennung;Notiz', `${two.id};a`, `${two.id};b`)
    expect(faultsOf(await farm.take('animals', twice))).toEqual([[3, null, 'given_twice']])
    expect(faultsOf(await farm.take('animals', csv('Kennung;Notiz', 'KUH-1;a')))).toEqual([[2, null, 'not_an_id']])
  })

  it('is held to the rules of its rows as a whole', async () => {
    const farm = farmOfTables()
    const row = await made(farm, 'animals', { ear_tag: 'DE 03 900 00001', species: 'cattle', born_on: '2024-05-01' })
    const file = csv('Kennung;Abgang am', `${row.id};01.05.2023`)
    expect(faultsOf(await farm.take('animals', file))).toEqual([[2, 'Abgang am', 'ends_before_it_begins']])
    expect(
      faultsOf(await farm.take('animals', csv('Kennung;Notiz', '01990000-0000-7000-8000-000000000001;x'))),
    ).toEqual([[2, 'Tierart', 'missing']])
  })
})

describe('the headings of a table', () => {
  it('that fill no field are named, with what they may have meant', async () => {
    const farm = farmOfTables()
    const file = csv('Schlag;Bodenat;Größe;Farbe;;Notitz', 'Deich;sL;12,4;bunt;ohne;x')
    const { plan } = await farm.preview('fields', file)
    expect(plan.unknownColumns).toEqual(['Bodenat', 'Farbe', 'Spalte 5 (ohne Überschrift)', 'Notitz'])
    expect(plan.similarColumns).toEqual({ Bodenat: 'Bodenart', Notitz: 'Notiz' })
  })

  it('are told where two fill one field', async () => {
    const farm = farmOfTables()
    expect(faultsOf(await farm.take('fields', csv('Schlag;name', 'Deich;Kamp')))).toEqual([[1, 'name', 'given_twice']])
  })

  it.each(KIND_SLUGS)('of %s mean one field each', async (kind) => {
    const { fields } = kindOf(kind)
    const farm = farmOfTables()
    const names = Object.keys(fields)
    for (const heading of [
      ({ label, unit }: Field) => (unit ? `${label} (${unit})` : label),
      ({ label }: Field) => label.toUpperCase(),
    ]) {
      const file = csv(names.map((name) => heading(fields[name]!)).join(';'), names.map(() => 'x').join(';'))
      expect(Object.keys((await farm.preview(kind, file)).plan.columns)).toEqual(names)
    }
    expect(
      Object.keys((await farm.preview(kind, csv(names.join(';'), names.map(() => 'x').join(';')))).plan.columns),
    ).toEqual(names)
  })
})

describe('the words of a table', () => {
  const { species, sex, left_by, status, tag_state } = kindOf('animals').fields as Record<string, Field>
  const { roles } = kindOf('contacts').fields as Record<string, Field>
  const { type } = kindOf('receipts').fields as Record<string, Field>
  const { grazing } = kindOf('holdings').fields as Record<string, Field>
  const { area_ha } = kindOf('fields').fields as Record<string, Field>
  it.each<[Field, string, unknown]>([
    [species!, 'Rind', 'cattle'],
    [species!, 'RINDER', 'cattle'],
    [species!, 'cattle', 'cattle'],
    [species!, 'Kuh', 'cattle'],
    [species!, 'Hühner', 'poultry'],
    [species!, 'Schafe', 'sheep'],
    [species!, 'Lama', 'Lama'],
    [sex!, 'weiblich', 'female'],
    [sex!, 'w', 'female'],
    [sex!, 'M', 'male'],
    [left_by!, 'Schlachtung', 'slaughtered'],
    [status!, 'trocken', 'dry'],
    [status!, 'vorhanden', 'present'],
    [tag_state!, 'unleserlich', 'unreadable'],
    [left_by!, 'verendet', 'died'],
    [type!, 'Rechnungen', 'invoice'],
    [type!, 'lieferschein', 'delivery_note'],
    [roles!, 'Molkerei; Landhandel', ['dairy', 'dealer']],
    [grazing!, 'Ja', true],
    [grazing!, 'x', true],
    [grazing!, 'NEIN', false],
    [area_ha!, '12,40 ha', 12.4],
    [area_ha!, '12,40 a', '12,40 a'],
  ])('%#: „%s“ is read', (field, text, value) => {
    expect(readText(field, text)).toEqual(value)
  })

  it('are named in German where none of them fits', async () => {
    const farm = farmOfTables()
    const taken = await farm.take('herds', csv('Name;Tierart', 'Anden;Lama'))
    if (taken.ok || taken.val.kind !== 'faulty_lines') throw new Error('it was taken')
    expect(faultText(taken.val.plan.faults[0]!.fault)).toBe(
      'Möglich sind: Rind, Schwein, Schaf, Ziege, Geflügel, Pferd, anderes.',
    )
  })

  it('for the choices of a field are all different', () => {
    for (const slug of KIND_SLUGS)
      for (const [name, field] of Object.entries(kindOf(slug).fields))
        if (field.shape.type === 'choice' || field.shape.type === 'choices')
          for (const value of field.shape.values) {
            const word = field.shape.labels[value]!
            expect([slug, name, [readText(field, word)].flat()]).toEqual([slug, name, [value]])
          }
  })
})

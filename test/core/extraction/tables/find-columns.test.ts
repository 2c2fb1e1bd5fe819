import { describe, expect, it } from 'vitest'
import { makeColumnFinder, splitUnit } from '../../../../core/extraction/tables/find-columns.ts'

const find = makeColumnFinder(
  {
    name: ['Bezeichnung', 'Schlag'],
    size: ['Größe', 'Fläche'],
    phosphorus: ['P2O5 (CAL)', 'P2O5'],
    from: ['Zugang von'],
    to: ['Abgang nach'],
  },
  (has) => has('name') && has('size'),
)
const columnsOf = (...rows: string[][]) =>
  find({ page: 1, name: '', rows: rows.map((cells, index) => ({ line: index + 1, start: 0, end: 0, cells })) })

describe('the header of a table', () => {
  it('is found below titles, in any order, whatever the spelling', () => {
    expect(
      columnsOf(
        ['Flächen 2026'],
        [],
        ['', 'GROESSE [ha]', 'lfd. Nr.', '', 'Bezeichnung ', 'P₂O₅-CAL (mg/100g)'],
        ['', '12,4', '1', '', 'Moor', '14'],
      ),
    ).toMatchObject({
      header: 2,
      duplicated: [],
      columns: {
        size: { index: 1, label: 'GROESSE', unit: 'ha' },
        name: { index: 4, label: 'Bezeichnung', unit: '' },
        phosphorus: { index: 5, label: 'P₂O₅-CAL', unit: 'mg/100 g' },
      },
    })
  })

  it('takes the likelier of two columns that mean the same, and none of two that are the same', () => {
    expect(columnsOf(['Schlag', 'Bezeichnung', 'Fläche', 'Größe'])!.columns).toMatchObject({
      name: { index: 1 },
      size: { index: 3 },
    })
    expect(columnsOf(['Schlag', 'Größe', 'P2O5', 'P2O5'])).toMatchObject({
      duplicated: ['P2O5'],
      columns: { name: { index: 0 }, size: { index: 1 } },
    })
  })

  it('may have two lines, the upper of which groups the lower', () => {
    expect(
      columnsOf(['Schlag', 'Größe', 'Zugang', '', 'Abgang', ''], ['', 'ha', 'am', 'von', 'am', 'nach']),
    ).toMatchObject({
      header: 1,
      columns: { name: { index: 0 }, size: { index: 1, unit: 'ha' }, from: { index: 3 }, to: { index: 5 } },
    })
  })

  it('is none where what is needed is not there', () => {
    expect(columnsOf(['Schlag', 'Kultur'], ['Moor', 'Größe'])).toBeUndefined()
    expect(columnsOf()).toBeUndefined()
  })

  it.each([
    ['P2O5 (mg/100g)', 'P2O5', 'mg/100 g'],
    ['Mg in mg / 100 g', 'Mg', 'mg/100 g'],
    ['NEL (MJ/kg TM)', 'NEL', 'MJ/kg TM'],
    ['rohprotein (% TS)', 'rohprotein', '% TS'],
    ['Gülle kg/cbm', 'Gülle', 'kg/m³'],
    ['Fläche in ha', 'Fläche', 'ha'],
    ['12,40 ha', '12,40', 'ha'],
    ['Humus %', 'Humus', '%'],
    ['Nmin 0-30 cm (kg N/ha)', 'Nmin 0-30 cm', 'kg N/ha'],
    ['ha', 'ha', ''],
    ['Mais', 'Mais', ''],
    ['Zahar', 'Zahar', ''],
  ])('parts a label from its unit (%s)', (text, label, unit) => {
    expect(splitUnit(text)).toEqual({ label, unit })
  })
})

import { describe, expect, it } from 'vitest'
import { remarksOf, toldBy, type Rows } from './scenes.ts'

const holdings = (agricultural_ha: number | null) => [
  { state: 'NI', grazing: true, areas: [{ year: 2026, agricultural_ha, permanent_grassland_ha: 30 }] },
]
const herd = (name: string, average_count: number | null, year: object, production: string) => ({
  name,
  species: 'cattle',
  production,
  average_count,
  years: [{ year: 2026, manure: 'slurry', ...year }],
})
const herds = [
  herd('Milchkühe', 70, { milk_kg: 8200 }, 'dairy_cow'),
  herd('Kälber', 14, {}, 'calf'),
  herd('Jungrinder', 42, {}, 'young_cattle'),
  herd('Mastbullen', 24, { live_weight_kg: 750 }, 'fattening_bull'),
]
const moved = { date: '2026-03-02', type: 'Rindergülle', amount: 100, unit: 'm3' }

describe('the reckoning of 170 kg', () => {
  it('shows herd by herd what the example farm comes to', () => {
    const rows: Rows = { holdings: holdings(85), herds }
    expect(toldBy('nobergrenze_170', rows)).toContainEqual({
      Posten: 'Milchkühe',
      'Ø-Bestand, Menge': '70',
      'N je Tier (kg)': '117',
      'anrechenbar (%)': '85',
      'N (kg)': '6.961,5',
    })
    expect(remarksOf('nobergrenze_170', rows)[0]).toBe(
      'Zusammen 9.670,3 kg N auf 85 ha: 113,8 kg N je ha. Höchstens 170 kg sind erlaubt.',
    )
  })

  it('shows what an animal excretes with all places of the table', () => {
    const rows = {
      holdings: holdings(85),
      herds: [{ name: 'Legehennen', species: 'poultry', production: 'laying_hen', average_count: 3000 }],
    } as Rows
    expect(toldBy('nobergrenze_170', rows)[0]).toMatchObject({ 'N je Tier (kg)': '0,764' })
  })

  it('adds what came and takes off what went, compost left out', () => {
    const rows: Rows = {
      holdings: holdings(85),
      herds,
      manure_transfers: [
        { ...moved, direction: 'taken', n_kg_unit: 3.8 },
        { ...moved, direction: 'given', n_kg: 180, date: '2026-03-03' },
        { ...moved, direction: 'taken', n_kg: 900, type: 'Kompost' },
        { ...moved, direction: 'taken', n_kg: 900, date: '2025-12-31' },
      ],
    }
    expect(
      toldBy('nobergrenze_170', rows)
        .slice(4)
        .map((line) => [line['Posten'], line['N (kg)']]),
    ).toEqual([
      ['Aufnahme Rindergülle', '380'],
      ['Abgabe Rindergülle', '-180'],
    ])
    expect(remarksOf('nobergrenze_170', rows)[0]).toMatch(/^Zusammen 9\.870,3 kg N/)
  })

  it('tells a span where something is open, and no sum where something is missing', () => {
    const open: Rows = { holdings: holdings(85), herds: [{ ...herds[0], years: [{ year: 2026, milk_kg: 8200 }] }] }
    expect(toldBy('nobergrenze_170', open)[0]).toMatchObject({ 'anrechenbar (%)': '70 bis 85' })
    const uncounted: Rows = { holdings: holdings(85), herds: [herd('Kühe', null, {}, 'dairy_cow')] }
    expect(toldBy('nobergrenze_170', uncounted)[0]).toMatchObject({ Bemerkung: 'Durchschnittsbestand fehlt' })
    expect(remarksOf('nobergrenze_170', uncounted)[0]).toBe(
      'Nicht zu Ende gerechnet, es fehlt: Kühe (Durchschnittsbestand fehlt).',
    )
    expect(remarksOf('nobergrenze_170', { holdings: holdings(null), herds })[0]).toMatch(/Fläche des Jahres fehlt/)
  })
})

describe('the summary of nutrients', () => {
  it('sums what was used by its kind, exactly, and says what it does not know', () => {
    const work = { type: 'fertilizing', status: 'done', done_on: '2026-04-01', field_id: 'Deich' }
    const rows: Rows = {
      fields: [{ name: 'Deich', area_ha: 10 }],
      fertilizers: [{ name: 'Kalkammonsalpeter', called: 'KAS', type: 'mineral' }],
      work_items: [
        { ...work, product: 'Rindergülle', n_kg_ha: 95.1, n_available_kg_ha: 57, p2o5_kg_ha: 40, area_ha: 8.2 },
        { ...work, product: 'Rindergülle', n_kg_ha: 0.2, area_ha: 1 },
        { ...work, product: 'KAS', n_kg_ha: 81 },
        { ...work, product: 'KAS', n_kg_ha: 81, done_on: '2025-12-31' },
        { ...work, product: 'Kornkali' },
      ],
      applications: [{ type: 'fertilizer_annex_5', year: 2026, submitted_on: '2027-02-01', title: 'für 2026' }],
    }
    expect(toldBy('naehrstoffeinsatz_anl5', rows, { today: '2027-03-01' })).toEqual([
      { Stoff: 'Mineraldünger', Gaben: '1', 'N gesamt (kg)': '810' },
      { Stoff: 'Mineraldünger oder anderes: Kornkali', Gaben: '1' },
      {
        Stoff: 'Rindergülle',
        Gaben: '2',
        'N gesamt (kg)': '780',
        'N verfügbar (kg)': '467,4',
        'P2O5 (kg)': '328',
      },
      { Stoff: 'Düngung, Anlage 5, für 2026', 'Abgegeben am': '01.02.2027' },
    ])
    expect(remarksOf('naehrstoffeinsatz_anl5', rows)[1]).toBe(
      'Nicht enthalten, da nicht bekannt: N von 1 Gabe und P2O5 von 3 Gaben.',
    )
  })

  it('tell of no gift that is not known where all are', () => {
    const known = {
      type: 'fertilizing',
      title: 'Düngen',
      status: 'done',
      done_on: '2026-03-02',
      field_id: 'Eck',
      product: 'KAS 27',
      n_kg_ha: 60,
      p2o5_kg_ha: 0,
    }
    const rows = { fields: [{ name: 'Eck', area_ha: 3 }], work_items: [known] } as Rows
    expect(remarksOf('naehrstoffeinsatz_anl5', rows)).toHaveLength(1)
  })

  it('tell of the plan of fertilizing what the farm has determined, with its steps', () => {
    const rows: Rows = {
      fields: [{ name: 'Moorstück', flik: 'DENILI9990000003' }],
      nutrient_needs: [
        {
          year: 2026,
          crop: 'Winterweizen',
          determined_on: '2026-02-26',
          n_kg_ha: 168,
          field_id: 'Moorstück',
          steps: [
            { text: 'Bedarfswert bei 80 dt/ha', value: 230 },
            { text: 'Nmin', value: -42 },
          ],
        },
        { year: 2025, crop: 'Winterraps', determined_on: '2025-02-26', n_kg_ha: 174, field_id: 'Moorstück' },
      ],
    }
    expect(toldBy('duengeplan', rows)).toEqual([
      {
        Schlag: 'Moorstück',
        FLIK: 'DENILI9990000003',
        Kultur: 'Winterweizen',
        'Ermittelt am': '26.02.2026',
        'N-Bedarf (kg/ha)': '168',
        Rechenweg: 'Bedarfswert bei 80 dt/ha: 230; Nmin: -42',
      },
    ])
  })
})

import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { judgeRules, kindsOf, RULES, type Finding, type RuleCase } from '../../../core/control-folder/index.ts'
import { makePicture, type PictureRow } from '../../../core/farm/index.ts'
import { pictureOf } from '../../builders/picture.ts'
import { runs } from '../../runs.ts'

const FOLDER = fileURLToPath(new URL('../../../core/control-folder/findings/', import.meta.url))

const casesOf = new Map<string, readonly RuleCase[]>()
for (const path of readdirSync(FOLDER, { recursive: true }) as string[])
  if (path.endsWith('.cases.ts'))
    casesOf.set(
      path.replace(/^.*\//, '').replace('.cases.ts', '').replaceAll('-', '_'),
      ((await import(`${FOLDER}${path}`)) as { cases: readonly RuleCase[] }).cases,
    )

/** Every rule of the reference, in its order. */
const EVERY_RULE =
  'due_aufzeichnung_14t due_angaben due_bedarf_fehlt due_bedarf_ueber due_170 due_510_kompost due_sperre_acker due_herbst_60_30 due_sperre_gruenland due_gruenland_herbst80 due_mist_sperre due_gefroren due_einarbeitung due_streifenfoermig due_harnstoff due_boden_p_6j due_p_hoch due_anl5_3103 due_lager due_gewaesser due_rot_20 psm_pflichtfelder psm_elektronisch psm_sachkunde psm_geraet psm_wartezeit psm_gewaesser psm_bienen psm_zulassung kon_gloez7_3j kon_gloez7_33 kon_gloez6_80 kon_gloez4 kon_gloez5 kon_brache_mahd kon_dgl_umbruch kon_antrag hit_kennzeichnung_7 hit_geburt hit_bewegung_7 hit_uebernahme_sz hit_stichtag hit_schaf_9m hit_register_luecke hit_ohrmarke_form vet_bvd vet_wartezeit vet_bestandsbuch vet_tam_meldung vet_tam_vergleich vet_verluste vet_eigenkontrolle milch_keim_zell doc_ablauf jgs_abstand wdueng_frist'.split(
    ' ',
  )

describe('the rules of an inspection', () => {
  it('are all of the reference, in its order', () => {
    expect(RULES.map(({ id }) => id)).toEqual(EVERY_RULE)
  })

  it('have a name each, and cases', () => {
    const ids = RULES.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect([...casesOf.keys()].toSorted()).toEqual(ids.toSorted())
  })

  it.each(RULES.map((rule) => [rule.id, rule] as const))('%s has cases that differ', (id) => {
    const said = new Set(casesOf.get(id)!.map((one) => one.is))
    expect(said.size, 'a rule that always says the same').toBeGreaterThan(1)
  })

  it.each(RULES.map((rule) => [rule.id, rule] as const))('%s has no number of its own', (id, { register }) => {
    const path = `${FOLDER}${register}/${id.replaceAll('_', '-')}.ts`
    const code = readFileSync(path, 'utf8').replaceAll(/'[^']*'|`[^`]*`|\/\*[\s\S]*?\*\/|\/\/.*|(?<=[\w$])\d+/g, '')
    const numbers = (code.match(/(?<![\w.$])\d[\d_.]*/g) ?? []).filter((number) => !['0', '1', '100'].includes(number))
    expect(numbers).toEqual([])
  })

  describe.each(RULES.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
    it.each((casesOf.get(id) ?? []).map((one) => [one.name, one] as const))(
      '%s',
      (_, { rows, today, year, is, due, says }) => {
        const picture = pictureOf(rows).only(kindsOf([rule]))
        const [worst] = judgeRules([rule], picture, { year: year ?? Number(today.slice(0, 4)), today })
        const said = !worst
          ? 'betrifft_nicht'
          : worst.severity === 'hinweis' && !worst.checkable
            ? 'nicht_pruefbar'
            : worst.severity
        expect(said, worst?.text).toBe(is)
        if (due !== undefined) expect(worst?.due).toBe(due)
        if (says !== undefined) expect(worst?.text).toContain(says)
        if (worst && worst.severity !== 'in_ordnung') expect(worst.text).toMatch(/^[A-ZÄÖÜ„0-9].*[.!“]$/su)
      },
    )
  })

  it.each(RULES.map((rule) => [rule.id, rule] as const))('%s finds the same in a farm that changed', (id, rule) => {
    const kinds = kindsOf([rule])
    let picture = pictureOf({}).only(kinds)
    for (const { rows, today, year } of casesOf.get(id)!) {
      const anew = pictureOf(rows).only(kinds)
      const went = kinds.flatMap((kind) => picture.rows(kind).filter((row) => !anew.byId(kind, row.id)))
      picture = picture.after([
        // What is the same stays the same object, as in a farm of which one row changes.
        ...kinds
          .flatMap((kind) => anew.rows(kind).map((row) => ({ kind, id: row.id, row })))
          .filter(({ kind, id: same, row }) => !isDeepStrictEqual(picture.byId(kind, same), row)),
        ...went.map(({ kind, id: gone }) => ({ kind, id: gone, row: undefined })),
      ])
      const of = { year: year ?? Number(today.slice(0, 4)), today }
      expect(judgeRules([rule], picture, of)).toEqual(judgeRules([rule], anew, of))
    }
  })

  it('find the same together in a farm that changed row by row as in one that is read anew', () => {
    const kinds = kindsOf(RULES)
    const when = { year: 2026, today: '2026-11-23' }
    const pool = [...casesOf.values()].flat().flatMap((one) => {
      const picture = pictureOf(one.rows).only(kinds)
      return kinds.flatMap((kind) => picture.rows(kind))
    })
    const anyRow = fc.tuple(fc.constantFrom(...pool), fc.constantFrom(...pool), fc.boolean())
    fc.assert(
      fc.property(fc.array(fc.array(anyRow, { maxLength: 30 }), { maxLength: 6 }), (steps) => {
        const there = new Map<string, PictureRow>()
        let picture = makePicture(kinds, [])
        for (const step of steps) {
          for (const [row, other, stays] of step) {
            // A row with the values of another of its kind is the row that a person has changed.
            const is = stays ? { ...row, ...(other.kind === row.kind && { values: other.values }) } : undefined
            if (is) there.set(`${row.kind} ${row.id}`, is)
            else there.delete(`${row.kind} ${row.id}`)
            picture = picture.after([{ kind: row.kind, id: row.id, row: is }])
          }
          const anew = RULES.flatMap((rule) => judgeRules([rule], makePicture(kinds, [...there.values()]), when))
          const byId = (findings: readonly Finding[]) => findings.toSorted((one, two) => (one.id < two.id ? -1 : 1))
          expect(byId(judgeRules(RULES, picture, when))).toEqual(byId(anew))
        }
      }),
      { numRuns: runs(30) },
    )
  })
})

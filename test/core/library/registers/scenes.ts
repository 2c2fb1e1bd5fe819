import type { CaseRows } from '../../../../core/control-folder/index.ts'
import type { KindSlug } from '../../../../core/farm/index.ts'
import { REGISTERS, type EntryId, type Register, type RegisterScene } from '../../../../core/library/index.ts'
import { pictureOf } from '../../../builders/picture.ts'

/** Rows as a case has them; `pictureOf` refuses what no farm could hold. */
export type Rows = { readonly [S in KindSlug]?: readonly object[] }

export const registerOf = (id: EntryId): Register => REGISTERS[id]!

export function sceneOf(rows: Rows, { year = 2026, today = '2026-12-31' } = {}): RegisterScene {
  const picture = pictureOf(rows as CaseRows)
  return { picture, year, today, holding: picture.rows('holdings')[0]?.values }
}

/** The lines of a register, each as what stands under its headings; empty cells are left out. */
export function toldBy(id: EntryId, rows: Rows, when: { year?: number; today?: string } = {}) {
  const register = registerOf(id)
  const scene = sceneOf(rows, when)
  const lines = register.linesOf({ ...scene, picture: scene.picture.only([...register.reads, 'holdings']) })
  return lines.map(({ cells }) =>
    Object.fromEntries(register.columns.map(({ label }, index) => [label, cells[index]!]).filter(([, cell]) => cell)),
  )
}

export function remarksOf(id: EntryId, rows: Rows, when: { year?: number; today?: string } = {}): string[] {
  const [register, scene] = [registerOf(id), sceneOf(rows, when)]
  return register.remarks?.({ ...scene, picture: scene.picture.only([...register.reads, 'holdings']) }) ?? []
}

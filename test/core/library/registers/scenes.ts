import type { CaseRows } from '../../../../core/control-folder/index.ts'
import { REGISTERS, type EntryId, type Register, type RegisterScene } from '../../../../core/library/index.ts'
import { pictureOf } from '../../../builders/picture.ts'

export const registerOf = (id: EntryId): Register => REGISTERS[id]!

export function sceneOf(rows: CaseRows, { year = 2026, today = '2026-12-31' } = {}): RegisterScene {
  const picture = pictureOf(rows)
  return { picture, year, today, holding: picture.rows('holdings')[0]?.values }
}

/** The lines of a register, each as what stands under its headings; empty cells are left out. */
export function toldBy(id: EntryId, rows: CaseRows, when: { year?: number; today?: string } = {}) {
  const register = registerOf(id)
  const scene = sceneOf(rows, when)
  const lines = register.linesOf({ ...scene, picture: scene.picture.only([...register.reads, 'holdings']) })
  return lines.map(({ cells }) =>
    Object.fromEntries(register.columns.map(({ label }, index) => [label, cells[index]!]).filter(([, cell]) => cell)),
  )
}

export const remarksOf = (id: EntryId, rows: CaseRows, when: { year?: number; today?: string } = {}): string[] =>
  registerOf(id).remarks?.(sceneOf(rows, when)) ?? []

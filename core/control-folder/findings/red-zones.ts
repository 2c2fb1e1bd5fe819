import type { RowValues } from '../../farm/index.ts'
import { duev, valueOn, type Enforcement } from '../../law/index.ts'
import { enforcementSaid } from '../../library/index.ts'
import type { Scene } from './rule.ts'

/**
 * What the farm itself knows of it; the holding says nothing of days long ago, so only of those from the court's on.
 */
export function ownEnforcement({ holding }: Pick<Scene, 'holding'>, day: string): Enforcement | undefined {
  const isOpen = valueOn(duev.rotesGebietVollzug, day) === 'unklar'
  return isOpen ? enforcementSaid(holding) : undefined
}

/** Whether what § 13a DüV demands of nitrate areas is enforced on a day; undefined before there was any. */
export const enforcementOn = (scene: Pick<Scene, 'holding' | 'land'>, day: string): Enforcement | undefined =>
  ownEnforcement(scene, day) ?? valueOn(duev.rotesGebietVollzug, day, scene.land)

/** What nobody has said to lie in a nitrate area does not. */
export const isRed = ({ red_zone }: RowValues<'fields'>): boolean => red_zone === 'yes'

export const ENFORCEMENT_TEXT: Readonly<Record<Enforcement, string>> = {
  gilt: 'Der Vollzug im roten Gebiet ist in Kraft.',
  ausgesetzt: 'Der Vollzug im roten Gebiet ist in deinem Land ausgesetzt, deshalb ist das nur ein Hinweis.',
  unklar: 'Ob dein Land das im roten Gebiet verlangt, ist nicht bekannt; frag deine Düngebehörde.',
}

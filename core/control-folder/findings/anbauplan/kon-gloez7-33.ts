import { gapkondv, valueOn } from '../../../law/index.ts'
import { changedShare, changeOf } from '../../../library/index.ts'
import { germanNumber } from '../../../shared/german/write-german.ts'
import { namesOf, receivesPayments, rotationOf, type Rotation } from '../conditionality.ts'
import { NOTICES } from '../notices.ts'
import { breach, inOrderBy, note, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'

export const konGloez7_33: Rule = {
  id: 'kon_gloez7_33',
  title: 'GLÖZ 7: genug Ackerland mit Fruchtwechsel',
  register: 'anbauplan',
  legalBasis: 'GAPKondV § 18 (2)',
  certainty: 'A',
  measure:
    'Wechsle auf mehr Schlägen die Kultur oder säe vor derselben Kultur eine Zwischenfrucht, die das Jahr über stehen bleibt.',
  reads: ['fields'],
  judge(scene) {
    const limit = valueOn(gapkondv.fruchtwechselAnteil, `${scene.year}-12-31`, scene.land)
    const rotation = rotationOf(scene, scene.year)
    if (limit === undefined || !receivesPayments(scene) || rotation.isFree === true) return []
    return judgeShare(rotation, limit, scene)
  },
}

function judgeShare(rotation: Rotation, limit: number, { year }: Scene): Verdict[] {
  const { fields, unsized, isFree } = rotation
  if (unsized.length > 0)
    return [notCheckable([], { text: `Für ${namesOf(unsized)} fehlt die Größe. Trag sie am Schlag ein.` })]
  const share = changedShare(
    fields.map(({ field }) => field),
    year,
  )
  if (!share) return []
  const rows = (change: string) => fields.filter(({ field }) => changeOf(field, year) === change).map(({ row }) => row)
  const unchanged = rows('unchanged')
  const least = `Mindestens ${germanNumber(limit)} % müssen es sein.`
  const told = `${year} wechselt die Hauptkultur auf ${percent(share.atMost)} des Ackerlands (${germanNumber(share.countedHa)} ha zählen), Zwischenfrüchte mitgezählt.`
  if (share.atLeast > NOTICES.cropChangePercent) return [inOrderBy(rows('changed'), `${told} ${least}`)]
  if (isFree === false && share.atMost < limit)
    return [breach([], { text: `${told} ${least} Gleich geblieben ist sie auf ${namesOf(unchanged)}.` })]
  const unknown = rows('unknown')
  if (isFree === undefined || unknown.length > 0)
    return [
      notCheckable([], {
        text: `${year} wechselt die Hauptkultur auf ${percent(share.atLeast)} bis ${percent(share.atMost)} des Ackerlands. ${least} Es fehlen Kultur oder Standzeit der Zwischenfrucht auf ${namesOf(unknown)}.`,
      }),
    ]
  return [note([], { text: `${told} ${least} Das ist knapp.` })]
}

const percent = (share: number): string => `${germanNumber(share, { most: 1 })} %`

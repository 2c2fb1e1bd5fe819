import { germanDay } from '../../../shared/german/write-german.ts'
import { addMonths } from '../../../shared/time/days.ts'
import type { PictureRow } from '../../../farm/index.ts'
import { asOf } from '../as-of.ts'
import { NOTICES } from '../notices.ts'
import { breach, inOrder, note, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'
import { isContractor, proofsOfSkill, sprayersIn, trainingState, type Sprayer } from '../spraying-people.ts'

export const psmSachkunde: Rule = {
  id: 'psm_sachkunde',
  title: 'Sachkunde im Pflanzenschutz',
  register: 'sachkunde',
  legalBasis: 'PflSchG § 9 (1), (4)',
  certainty: 'A',
  measure:
    'Trag den Sachkundenachweis und jede Fortbildung unter Nachweise ein und melde dich rechtzeitig zur nächsten an.',
  reads: ['work_items', 'certificates', 'people', 'contacts'],
  judge: (scene) => [
    ...sprayersIn(scene.picture, scene.year).map((sprayer) => judgeSprayer(sprayer, scene)),
    ...proofsOfSkill(scene.picture).flatMap((proof) => judgeTraining(proof, scene)),
  ],
}

function judgeSprayer({ name, person, works, proofs }: Sprayer, { picture }: Scene): Verdict {
  const without = works.filter(({ values }) =>
    proofs.every(({ values: proof }) => proof.issued_on != null && proof.issued_on > values.done_on!),
  )
  if (without.length === 0) return inOrder(...works)
  const [first] = without
  const rows: PictureRow[] = person ? [person, ...without] : without
  const said = `${name} hat am ${germanDay(first!.values.done_on)} gespritzt („${first!.values.title}“)`
  if (proofs.length === 0 && person === undefined && isContractor(picture, name))
    return notCheckable(rows, {
      text: `${said}. Lass dir den Sachkundenachweis zeigen und trag ihn unter Nachweise ein.`,
      part: 'nachweis',
    })
  const text =
    proofs.length === 0
      ? `${said}; ein Sachkundenachweis ist nicht eingetragen.`
      : `${said}; der Sachkundenachweis wurde erst am ${germanDay(proofs[0]!.values.issued_on)} ausgestellt.`
  return breach(rows, { text, part: 'nachweis' })
}

function judgeTraining(proof: PictureRow<'certificates'>, scene: Scene): Verdict[] {
  const day = asOf(scene)
  const state = trainingState(proof, day, scene)
  if (state === 'none') return []
  const who = proof.values.holder ?? scene.picture.byId('people', proof.values.holder_id)?.values.name ?? 'Die Person'
  if (state === 'unknown')
    return [
      notCheckable([proof], {
        text: `Im Sachkundenachweis von ${who} fehlt der Tag der Ausstellung. Trag ihn ein, damit die Fortbildung berechnet werden kann.`,
      }),
    ]
  if (state.attended) return [inOrder(proof)]
  if (state.end < day)
    return [
      note([proof], {
        text: `${who} hätte bis zum ${germanDay(state.end)} eine Fortbildung im Pflanzenschutz gebraucht. Die Behörde setzt dafür eine Frist; hol die Fortbildung bald nach.`,
      }),
    ]
  if (state.end >= addMonths(day, NOTICES.trainingEndsMonths)) return [inOrder(proof)]
  const text = `${who} braucht bis zum ${germanDay(state.end)} eine Fortbildung im Pflanzenschutz.`
  return [note([proof], { text, due: state.end })]
}

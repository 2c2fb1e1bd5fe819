import { examinationsOf, type ExaminedInstallation, type ExaminedPart } from './examinations.ts'

export interface Finding {
  part: ExaminedPart
  ok: boolean
  /** German: what was found. */
  detail: string
  /** German: what to do about it; null where nothing is wrong. */
  fix: string | null
}

/** Looks at every part that the settings name, with a real use of each; a part that fails hides no other. */
export type ExamineInstallation = () => Promise<Finding[]>

export const makeExamineInstallation =
  (deps: ExaminedInstallation): ExamineInstallation =>
  () =>
    Promise.all(
      Object.entries(examinationsOf(deps)).map(([part, { examine, fix }]) =>
        examine().then(
          (detail) => ({ part: part as ExaminedPart, ok: true, detail, fix: null }),
          (error: Error) => ({ part: part as ExaminedPart, ok: false, detail: error.message, fix }),
        ),
      ),
    )

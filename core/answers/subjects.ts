import type { Column, View } from './view.ts'

/** Something that can be asked about, in German, for a reader who does not know the views. */
export interface Subject {
  label: string
  /** What is known of each: the labels of columns, with units and the names of values. */
  tells: readonly string[]
  /** Sorts of it that have a name. */
  sorts: readonly string[]
  /** Questions that it answers. */
  examples: readonly string[]
}

/** A name alone does not say what can be asked. */
const saysMore = ({ tells, examples }: Subject): boolean => tells.length > 0 || examples.length > 0

export const subjectsOf = (views: readonly View[]): Subject[] =>
  views
    .map(({ label, columns, classes, example, furtherExamples = [] }) => ({
      label,
      tells: [...new Set(columns.filter((column) => column.label !== '').map(tellOf))],
      sorts: [...new Set(classes.map((one) => one.label))],
      examples: [...(example === undefined ? [] : [example]), ...furtherExamples],
    }))
    .filter(saysMore)

/** Of more values the names say less than they take to read. */
const MOST_VALUES = 15

function tellOf({ label, unit, choices }: Column): string {
  const values = [...(choices?.values() ?? [])].map((choice) => choice.label)
  const said = unit ?? (values.length > 0 && values.length <= MOST_VALUES ? values.join(', ') : undefined)
  return said === undefined ? label : `${label} (${said})`
}

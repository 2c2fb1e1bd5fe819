import type { FarmPictures, FurtherDeadline, ReadFurtherDeadlines } from '../../farm/index.ts'
import { judgeRules, kindsOf } from '../findings/judge-rules.ts'
import { RULES } from '../findings/rules.ts'

/** What an inspection would find missing if it were not done by a day that is still to come. */
export const makeReadDueFindings =
  ({ farmPictures }: { farmPictures: FarmPictures }): ReadFurtherDeadlines =>
  async (namespaceId, today) => {
    const picture = await farmPictures.of(namespaceId, kindsOf(RULES))
    const holding = picture.rows('holdings')[0]
    const findings = judgeRules(RULES, picture, { year: Number(today.slice(0, 'YYYY'.length)), today })
    return findings.flatMap(({ severity, due, rows, measure, legalBasis }): FurtherDeadline[] => {
      const about = rows[0] ?? holding
      if (severity !== 'hinweis' || due === null || due < today || !about) return []
      const { kind, id: rowId, label } = about
      return [{ kind, rowId, label, what: measure.replace(/\.$/, ''), on: due, why: legalBasis }]
    })
  }

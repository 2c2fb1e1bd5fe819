import { keyText } from '../../farm/index.ts'
import { applicationsOf } from './applications.ts'
import { choiceText, defineRegister, joinTexts } from './define-register.ts'
import { articlesOf, GOODS_COLUMNS, GOODS_READS, movementLines, receiptLines, type GoodsLine } from './goods.ts'
import { calendarYear, sortedBy } from './order-and-time.ts'

/** Fuel that came and was used in the year, and the claim for it. */
export const agrardiesel = defineRegister<GoodsLine>({
  id: 'agrardiesel',
  reads: [...GOODS_READS, 'applications'],
  landscape: true,
  columns: GOODS_COLUMNS,
  entriesOf: (scene) => {
    const { picture } = scene
    const fuels = articlesOf(picture, 'fuel')
    const isFuel = (article: string | undefined): boolean => fuels.has(keyText(article ?? ''))
    return sortedBy(
      [
        ...receiptLines(
          picture,
          calendarYear(scene),
          ({ category, article }) => category === 'fuel' || (category == null && isFuel(article)),
        ),
        ...movementLines(picture, calendarYear(scene), ({ article }) => isFuel(article)),
        ...applicationsOf(scene, ['agricultural_diesel']).map((row) => ({
          row,
          day: row.values.submitted_on,
          what: choiceText('applications', 'type', row.values.type),
          article: row.values.title ?? '',
          amount: '',
          batch: null,
          partner: row.values.recipient,
          receipt: joinTexts([row.values.reference_number, row.values.receipt]),
          about: null,
        })),
      ],
      ({ day, row }) => [day, row.kind, row.id],
    )
  },
})

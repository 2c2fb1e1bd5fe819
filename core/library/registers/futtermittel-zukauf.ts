import { keyText } from '../../farm/index.ts'
import { defineRegister } from './define-register.ts'
import { articlesOf, GOODS_COLUMNS, GOODS_READS, movementLines, receiptLines, type GoodsLine } from './goods.ts'
import { economicYear, sortedBy } from './order-and-time.ts'

/** Feed that came in an economic year: what, how much, of which batch, from whom. */
export const futtermittelZukauf = defineRegister<GoodsLine>({
  id: 'futtermittel_zukauf',
  reads: GOODS_READS,
  landscape: true,
  columns: GOODS_COLUMNS,
  entriesOf: (scene) => {
    const { picture } = scene
    const feeds = articlesOf(picture, 'feed')
    const isFeed = (article: string | undefined): boolean => feeds.has(keyText(article ?? ''))
    return sortedBy(
      [
        ...receiptLines(
          picture,
          economicYear(scene),
          (position, { values }) =>
            values.direction !== 'outgoing' &&
            (position.category === 'feed' || (position.category == null && isFeed(position.article))),
        ),
        ...movementLines(
          picture,
          economicYear(scene),
          ({ type, article }) => (type === 'delivery' || type === 'returned') && isFeed(article),
        ),
      ],
      ({ day, row }) => [day, row.kind, row.id],
    )
  },
})

import { expect, it } from 'vitest'
import { herdsIn } from '../../../core/control-folder/herds-in-folder.ts'
import { pictureOf } from '../../builders/picture.ts'

it('tells a herd without the animals that another herd says came from it', () => {
  const picture = pictureOf({
    herds: [
      { name: 'Kälber', species: 'cattle' },
      { name: 'Jungvieh', species: 'cattle' },
    ],
    group_movements: [
      { herd_id: 'Kälber', date: '2026-01-01', direction: 'count', count: 90 },
      { herd_id: 'Jungvieh', date: '2026-01-01', direction: 'count', count: 60 },
      { herd_id: 'Jungvieh', date: '2026-03-01', direction: 'moved_in', count: 7, note: 'aus Kälber' },
    ],
  })
  expect(herdsIn(picture, '2026-05-20').map(({ name, head }) => [name, head])).toEqual([
    ['Kälber', 83],
    ['Jungvieh', 67],
  ])
})

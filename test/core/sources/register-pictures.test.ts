import { describe, expect, it } from 'vitest'
import type { PictureBinder } from '../../../core/sources/index.ts'
import { makeRegisterPictures } from '../../../core/sources/index.ts'
import { Err, Ok } from '../../../core/shared/result.ts'
import { aFarmer, received, sourcesInMemory } from '../../builders/farm.ts'

/** Puts the contents one after the other. */
const binder: PictureBinder = {
  withBound: async (pictures, work) => {
    const bound = received(pictures.map(({ sha256 }) => sha256).join('\n'), 'gebunden.pdf')
    return Ok(await work({ ...bound, contentType: 'application/pdf', pages: pictures.length }))
  },
}

describe('registering pictures', () => {
  const [one, two] = [received('eins', 'Ordner/IMG_1.HEIF.jpg'), received('zwei', 'IMG_2.png')]

  it('makes one source of them, called after the first and how many pages there are', async () => {
    const world = sourcesInMemory()
    const register = makeRegisterPictures({ binder, registerSource: world.registerSource })
    const farmer = aFarmer()
    const { source, outcome } = (await register(farmer, { pictures: [one, two], category: 'rechnungen' })).unwrap()
    expect(outcome).toBe('accepted')
    expect(source).toMatchObject({
      filename: 'IMG_1.HEIF (2 Seiten).pdf',
      title: 'IMG 1.HEIF (2 Seiten)',
      contentType: 'application/pdf',
      category: 'rechnungen',
    })
    const again = (await register(farmer, { pictures: [one, two] })).unwrap()
    expect([again.outcome, again.source.id]).toEqual(['duplicate', source.id])
    expect((await register(farmer, { pictures: [two, one] })).unwrap().outcome).toBe('accepted')
  })

  it('keeps nothing of those that are refused', async () => {
    const world = sourcesInMemory()
    const refused = { kind: 'picture_refused', place: 1, reason: { kind: 'empty_file' } } as const
    const register = makeRegisterPictures({
      binder: { withBound: async () => Err(refused) },
      registerSource: world.registerSource,
    })
    expect((await register(aFarmer(), { pictures: [one, two] })).val).toEqual(refused)
    expect(await world.jobs.take()).toBeUndefined()
  })
})

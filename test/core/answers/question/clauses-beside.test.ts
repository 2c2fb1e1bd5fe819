import { describe, expect, it } from 'vitest'
import { apartFromAsides } from '../../../../core/answers/question/clauses-beside.ts'

const TODAY = '2026-05-20'
const askedOf = (text: string) => apartFromAsides(text, TODAY).text

describe('a clause beside a question', () => {
  it.each([
    ['kuh liegt fest, wie ist die nummer vom tierarzt', 'wie ist die nummer vom tierarzt'],
    ['wie groß ist das moorstück, der prüfer will das wissen', 'wie groß ist das moorstück'],
    ['wir sind grad beim tanken - wie viel diesel ist noch da', 'wie viel diesel ist noch da'],
    ['für die bank: wie hoch ist die pacht vom bergfeld', 'wie hoch ist die pacht vom bergfeld'],
    ['wie hoch ist die pacht vom bergfeld weil die bank das braucht', 'wie hoch ist die pacht vom bergfeld'],
    ['es eilt, wie ist die nummer vom amt', 'wie ist die nummer vom amt'],
    ['ich tanke gleich voll: wie viel diesel ist noch da', 'wie viel diesel ist noch da'],
    ['wir gleichen den kalender ab: wie ist die nummer vom amt', 'wie ist die nummer vom amt'],
    ['ich mache heute das onlinebanking: wie hoch ist die pacht vom bergfeld', 'wie hoch ist die pacht vom bergfeld'],
    ['meine frau steht im stall: wie groß ist der steinacker', 'wie groß ist der steinacker'],
    ['ich bin auf dem schlepper. wie groß ist der steinacker', 'wie groß ist der steinacker'],
  ])('„%s“ asks „%s“', (said, asked) => {
    expect(askedOf(said)).toBe(asked)
  })

  it.each([
    // It narrows: a number, a time, a denial, what it is about
    'ich hab 5 bullen verkauft, wie viele bullen sind noch da',
    'ich hab gestern gedüngt, wie viel stickstoff war das',
    'wir nehmen nur die großen, wie viele felder sind das',
    'der nachbar will keine, wie viele bullen haben wir',
    'es geht um die bullen, wie viele tiere haben wir',
    'ich rede vom weizen, wie hoch war der ertrag',
    'ich fahre heute weg: welche termine stehen an',
    'ich meine die bullen, wie viele tiere haben wir',
    // The question points back to it
    'der schlepper steht in der halle, wann haben wir ihn gekauft',
    'die kuh liegt fest, wann hat die gekalbt',
    'ich sortiere die briefe: welche sind noch offen',
    'wir haben meyers acker gepachtet. wie groß ist der acker?',
    // Nothing is asked without it
    'im plan fehlt wohl silomais. wie viel hektar?',
    'die kuh liegt fest, was nun',
    // It is no clause
    'kühe, kälber und bullen, wie viele sind das',
    'wie groß ist das moorstück, das am wald',
  ])('is none in „%s“', (text) => {
    expect(askedOf(text)).toBe(text)
  })
})

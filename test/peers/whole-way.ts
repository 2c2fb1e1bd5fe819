import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPeerFarm, PACHT, type PeerFarm } from './peer-farm.ts'

/** A program of somebody else that speaks MCP, and what every one of them can do. */
export interface Peer {
  /** From nothing but the address of `/mcp` to a working connection. */
  connect(): Promise<void>
  listTools(): Promise<string[]>
  /** The structured content of the answer; rejects where the call is refused. */
  call(tool: string, input: Record<string, unknown>): Promise<unknown>
  close(): Promise<void>
}

/** What an agent that was let in may expect from the first request to the last, whoever wrote it. */
export function describeWholeWay(
  name: string,
  openPeer: (farm: PeerFarm) => Peer,
  openFarm: () => Promise<PeerFarm> = openPeerFarm,
): void {
  describe(`${name} against the service`, () => {
    let farm: PeerFarm
    let peer: Peer
    beforeAll(async () => {
      farm = await openFarm()
      peer = openPeer(farm)
    })
    afterAll(async () => {
      await peer.close()
      await farm.stop()
    })
    const ask = () => peer.call('ask', { question: PACHT.question })

    it('finds its way in from a refusal: registers, asks the person, exchanges the code, connects', async () => {
      await peer.connect()
      expect(farm.timesAsked()).toBe(1)
    })

    it('lists the tools and calls them', async () => {
      expect(await peer.listTools()).toEqual(expect.arrayContaining(['ask', 'list_documents', 'read_document']))
      expect(await ask()).toMatchObject({
        answered: true,
        sources: [{ page: 1, quote: expect.stringContaining(PACHT.quote) }],
      })
      expect(await peer.call('list_documents', {})).toMatchObject({ documents: [{ title: PACHT.title }] })
    })

    it('refreshes its access token once that is over, and nobody is asked again', async () => {
      farm.outliveAccessTokens()
      for (let again = 0; again < 2; again++) expect(await ask()).toMatchObject({ answered: true })
      expect([await farm.timesRefreshed(), farm.timesAsked()]).toEqual([1, 1])
    })

    it('is out with the next request once the person takes its access back', async () => {
      await farm.revokeAgents()
      await expect(ask()).rejects.toThrow(/unauthorized|not authorized|401/i)
    })
  })
}

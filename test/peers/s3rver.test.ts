import S3rver from '@20minutes/s3rver'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { S3ObjectStore } from '../../adapters/object-store/s3-object-store.ts'
import { runContract } from '../contracts/run-contract.ts'
import { objectStoreContract, sendOverHttp } from '../contracts/shared/object-store-contract.ts'

const WEB = 'https://web.example'
const CORS = `<CORSConfiguration><CORSRule><AllowedOrigin>${WEB}</AllowedOrigin><AllowedMethod>PUT</AllowedMethod>
  <AllowedHeader>content-type</AllowedHeader></CORSRule></CORSConfiguration>`

/** A bucket of s3rver, whose one account has this name and password. */
async function openBucket() {
  const folder = mkdtempSync(join(tmpdir(), 'hofkern-s3rver-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 'objects'),
    configureBuckets: [{ name: 'hof', configs: [CORS] }],
  })
  const { port } = await server.run()
  const store = new S3ObjectStore({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'hof',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    temporaryFolder: join(folder, 'temporary'),
    now: Date.now,
  })
  return {
    store,
    request: sendOverHttp,
    async close() {
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** It answers what is not signed at all, so that an address that is changed so far as to look unsigned goes through. */
const LETS_THROUGH = 'takes and gives nothing once a sign of an address is changed'
runContract(
  'ObjectStore: s3rver',
  objectStoreContract(openBucket).filter(({ name }) => name !== LETS_THROUGH),
)

it('the CORS rule of its bucket is found out as a browser does', async () => {
  const { store, close } = await openBucket()
  await expect(store.checkUploadsFrom(WEB)).resolves.toBeUndefined()
  await expect(store.checkUploadsFrom('https://other.example')).rejects.toThrow('CORS')
  await close()
})

import { createOperatorClient, type EgressNetwork } from '../egress/egress-client.ts';
import type { BlobStore } from './blob-store.ts';
import { createFolderStore } from './folder-store.ts';
import type { BlobAddress } from './parse-blob-url.ts';
import { createS3Store } from './s3-store.ts';

/** The blob store at an address. */
export function openBlobStore(at: BlobAddress, network: EgressNetwork = {}): BlobStore {
  if (at.kind === 'folder') return createFolderStore(at.folder);
  return createS3Store(at.address, createOperatorClient(network));
}

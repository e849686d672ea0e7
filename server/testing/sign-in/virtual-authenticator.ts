import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Ceremony {
  challenge: string;
  /** The origin of the page that asks. */
  origin: string;
  host: string;
  /** True if the device asked for a finger, a face or a PIN. */
  isVerified?: boolean;
}

/**
 * A device with one passkey, in the form that browsers speak for it (WebAuthn level 3, packed by
 * hand).
 */
export class VirtualAuthenticator {
  readonly #id = randomBytes(32);
  readonly #publicKey: KeyObject;
  readonly #privateKey: KeyObject;
  #uses = 0;

  constructor() {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#publicKey = publicKey;
    this.#privateKey = privateKey;
  }

  register(ceremony: Ceremony) {
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(this.#id.length);
    const credential = Buffer.concat([Buffer.alloc(16), idLength, this.#id, this.#coseKey()]);
    const data = Buffer.concat([this.#authenticatorData(ceremony, HAS_CREDENTIAL), credential]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(data),
    ]);
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  authenticate(ceremony: Ceremony) {
    const data = this.#authenticatorData(ceremony, 0);
    const client = clientData('webauthn.get', ceremony);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.#privateKey);
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #answer(response: object) {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #authenticatorData({ host, isVerified = true }: Ceremony, flags: number): Buffer {
    this.#uses += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#uses);
    const flag = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | flags;
    return Buffer.concat([sha256(host), Buffer.from([flag]), counter]);
  }

  /** Key type EC2, algorithm ES256, curve P-256, and the point. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, 'base64url')),
    ]);
  }
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

const clientData = (type: string, { challenge, origin }: Ceremony): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** For a text of fewer than 24 bytes. */
const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** For at most 255 bytes. */
const cborBytes = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);

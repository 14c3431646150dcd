/** Signed tokens (JWT) of which nobody checks the signature or the end. */
import type { WeaknessTopic } from './weaknesses.js';

export const uncheckedTokens: WeaknessTopic = {
  signs: /alg|verify|jwt|none|expiration|unverified|validat|skipAll|decode|Require/iu,
  weaknesses: [
    {
      patterns: [
        /\balg(?:orithms?)?["']?\s{0,4}(?:[:=]|=>)\s{0,4}\[?\s{0,4}["']none["']/u,
        /\bAlgorithm\.none\(/u,
        /\bverify_signature["']?\s{0,4}(?:[:=]|=>)\s{0,4}(?:False|false)/u,
        /\b(?:verify_exp|verify_aud|verify_iss)["']?\s{0,4}[:=]\s{0,4}False/u,
        /\bignoreExpiration["']?\s{0,4}:\s{0,4}true/u,
        /\bjwt\.decode\(.{0,120}\bverify["']?\s{0,4}[=:]\s{0,4}(?:False|false)/u,
        /\bJWT\.decode\([^)]{0,120},\s{0,4}nil,\s{0,4}false/u,
        /\bParseUnverified\(/u,
        /\bUnsafeClaimsWithoutVerification\(/u,
        /\bSigningMethodNone\b/u,
        /\bUnsafeAllowNoneSignatureType\b/u,
        /\bjwt\.encode\(.{0,120}["']none["']/u,
        /\bjwt\.decode\([^,)]{1,80},[^,)]{1,60},\s{0,4}true\b/u,
        /\b(?:Validate(?:Lifetime|Issuer|Audience|IssuerSigningKey)|RequireExpirationTime|RequireSignedTokens)\s{0,4}=\s{0,4}false\b/u,
        /\bwithoutVerif\w{1,10}\(/u,
        /\bsetSkipAllValidators\(/u,
        /\binsecureDecode\(/u,
        /\bdangerous_unsafe_decode/u,
        /\binsecure_(?:disable_signature_validation|decode)\b/u,
        /\bget_unverified_claims\(/u,
        /\bJWT\.decode\s[^()]{1,120},\s{0,4}(?:nil|[\w.]{1,40}),\s{0,4}false\b/u,
        /\bJWT\.encode\s[^()]{1,120},\s{0,4}nil,\s{0,4}['"]none['"]/u,
        /\bJWK\.None\b/u,
        /\balgorithms["']?\s{0,4}:\s{0,4}\[[^\]]{0,60}["']none["']/u,
        /\bjwt\.(?:sign|verify)\([^;]{0,120}algorithms?["']?\s{0,4}:\s{0,4}\[?["']none/u,
      ],
      does: 'takes a token without checking its signature or its end',
    },

    {
      // The third argument of `jwt-simple` is "do not verify": a name of an algorithm is true, too.
      patterns: [/\bjwt\.decode\([^,)]{1,80},[^,)]{1,60},\s{0,4}["']/u],
      where: /^(?:JavaScript|TypeScript)$/u,
      does: 'takes a token without checking its signature or its end',
      mild: true,
    },
    {
      patterns: [/\bjwt\.decode\(\s{0,4}[\w.]{1,60}\s{0,4}(?:\)|,\s{0,4}(?:\{|true\b|false\b))/u],
      where: /^(?:JavaScript|TypeScript|JSX|TSX)$/u,
      statement: { lacks: [/\bverify\w{0,10}\(/u], after: 6 },
      does: 'reads a token without checking its signature',
      mild: true,
    },
    {
      patterns: [/\bJWT\.decode\(\s{0,4}\w{1,40}\s{0,4}\)/u],
      where: /^(?:Java|Kotlin|Scala)$/u,
      statement: { lacks: [/\.verify\(/u], after: 8 },
      does: 'reads a token without checking its signature',
      mild: true,
    },
    {
      patterns: [/\bJwts\.builder\(\)/u],
      statement: { has: /\.compact\(\)/u, lacks: [/\.(?:signWith|encryptWith)\(/u] },
      does: 'makes a token without a signature',
    },
  ],
};

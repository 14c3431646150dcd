import { once } from '../../../../base/once.js';
import type { WeaknessTopic } from '../weaknesses/weaknesses.js';
import { isCheckedLater } from './later-check.js';

/** A call that reads a signed token: what stands in it is about the token, not about a connection. */
export const READS_TOKEN =
  /\b(?:jwt|jws|jose|token\w{0,10}|JWT)(?:\.|::)(?:decode\w{0,12}|verify)\b|\bdecode_?(?:jwt|token)\b/iu;

/** Signed tokens (JWT) of which nobody checks the signature or the end. */
export const uncheckedTokens: WeaknessTopic = {
  signs: /alg|verif|jwt|none|expiration|unverified|unsecured|validat|skipall|decode|require|insecure|peek_|jose/u,
  weaknesses: once(() => [
    {
      patterns: [
        /\balg(?:orithms?)?["']?\s{0,4}(?:[:=]|=>)\s{0,4}\[?\s{0,4}["']none["']/u,
        /\bAlgorithm\.none\(/u,
        /\bverify_signature["']?\s{0,4}(?:[:=,]|=>)\s{0,4}(?:False|false)/u,
        /\b(?:verify_exp|verify_aud|verify_iss)["']?\s{0,4}[:=]\s{0,4}False/u,
        /\bignoreExpiration["']?\s{0,4}:\s{0,4}true/u,
        /\b(?:jwt\.decode|jws\.verify)\(.{0,120}\bverify["']?\s{0,4}[=:]\s{0,4}(?:False|false)/u,
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
        /\balgorithms["']?\s{0,4}[:=]\s{0,4}\[[^\]]{0,60}["']none["']/u,
        /\bSignatureAlgorithm\.NONE\b/u,
        /(?<!def )\bprocess_jwt\(/u,
        // jose4j, jjwt, nimbus, JWT.NET, Microsoft.IdentityModel, lestrrat jwx, lcobucci/jwt, jose, jsonwebtoken of Rust, ruby-jwt.
        /\bset(?:SkipSignatureVerification|DisableRequireSignature|SkipVerificationKeyResolutionOnNone|SkipAllDefaultValidators)\(/u,
        /\bparse(?:ClaimsJwt|PlaintextJwt|UnsecuredClaims|UnsecuredContent)\(/u,
        /\bparser\(\)\s{0,4}\.unsecured\(\)/u,
        /\bnew PlainJWT\(/u,
        /\bWithoutVerif\w{1,20}\(/u,
        /\bNoneAlgorithm\b/u,
        /\bSecurityAlgorithms\.None\b/u,
        /\b(?:Lifetime|Audience|Algorithm|TokenReplay|Type|IssuerSigningKey)Validator(?:UsingConfiguration)?\s{0,4}\+?=[^=].{0,120}=>\s{0,4}(?:\{\s{0,4}return\s{1,4})?true\b/u,
        /\b(?:Lifetime|Audience|Algorithm|TokenReplay|IssuerSigningKey)Validator(?:UsingConfiguration)?\s{0,4}=\s{0,4}delegate\s{0,4}\{\s{0,4}return\s{1,4}true\b/u,
        /\bIssuerValidator\s{0,4}=\s{0,4}\(\s{0,4}(?<issuer>\w{1,20})\s{0,4},[^()]{0,60}\)\s{0,4}=>\s{0,4}\k<issuer>\s{0,4}[,;}]/u,
        /\bSignatureValidator\s{0,4}=\s{0,4}(?:delegate\b|\(?\s{0,4}\w{1,20}\s{0,4},\s{0,4}\w{1,20}\s{0,4}\)?\s{0,4}=>\s{0,4}new\b)/u,
        /\bValidate(?:Actor|TokenReplay)?\s{0,4}=\s{0,4}false\b/u,
        /\bjwt\.(?:ParseInsecure\(|With(?:Verify|Validate)\(\s{0,4}false|WithoutClaimsValidation\()/u,
        /\bSkipClaimsValidation\s{0,4}[:=]\s{0,4}true/u,
        /\bforUnsecuredSigner\(/u,
        /\bSigner\\None\b/u,
        /\bUnsecuredJWT\b/u,
        /\binsecure_disable_signature_validation\(/u,
        /\bdangerous_insecure_decode/u,
        /\bverify_(?:expiration|not_before|iat|iss|aud|sub|jti|signature|claims|exp|nbf|at_hash)["']?\s{0,4}(?:=>|[:=])\s{0,4}(?:false|False)\b/u,
        /\bJWT\.decode[ (][^;]{1,160}\bverify["']?\s{0,4}(?:=>|:)\s{0,4}false\b/iu,
        /\b[dD]ecode\w{0,10}(?:<[^()]{1,80}>)?\([^;]{0,120}\bverify\s{0,4}[:=]\s{0,4}(?:false|False)\b/u,
        /\bJWT::decode\([^;]{1,120}["']none["']/u,
        // JWT.NET by position, (token, key, verify), and its switches: https://github.com/jwt-dotnet/jwt
        /\bDecode(?:ToObject)?(?:<[^()]{1,80}>)?\(\s{0,4}\w{0,40}(?:[tT]oken|[jJ]wt|JWT)\w{0,40}\s{0,4},\s{0,4}(?:verify:\s{0,4})?false\s{0,4}\)/u,
        /\bDecodeToObject(?:<[^()]{1,80}>)?\([^;]{1,200},\s{0,4}(?:verify:\s{0,4})?false\s{0,4}\)/u,
        /\bJwtDecoder\([^;]{0,160}\)\.Decode\([^;]{1,120},\s{0,4}false\s{0,4}\)/u,
        /\bValidateSignature\s{0,4}=\s{0,4}false\b/u,
        /\bValidationParameters\.None\b/u,
        // jose-jwt: https://github.com/dvsekhvalnov/jose-jwt
        /\bJWT\.(?:Decode|Encode)\([^;]{1,160}\bJwsAlgorithm\.none\b/u,
        // ruby-jwt, json-jwt, jsonwebtoken, jwt-scala.
        /\bJWT\.(?:en|de)code[ (][^;]{1,160},\s{0,4}["']none["']/u,
        /\bJWT\.decode[ (][^;]{1,160}:skip_verification\b/u,
        /\bvalidate_(?:exp|nbf)\s{0,4}[:=]\s{0,4}false\b/u,
        /\bJwtOptions\([^;]{0,80}\bsignature\s{0,4}=\s{0,4}false/u,
        /\bJwtOptions\.\w{1,20}\.copy\([^;]{0,80}\bsignature\s{0,4}=\s{0,4}false/u,
        /\brequire_?(?:exp|expiration_time|signed_tokens)["']?\s{0,4}[:=]\s{0,4}(?:false|False)\b/iu,
        /\b(?:jwt|jws)\.(?:get_unverified_claims|decode_complete)\([^)]{0,160}(?:\)|False)(?<=unverified.{0,200}|False)/u,
        /\bjwt\.(?:sign|verify)\([^;]{0,120}algorithms?["']?\s{0,4}:\s{0,4}\[?["']none/u,
      ],
      settled: isCheckedLater,
      does: 'takes a token without checking its signature or its end',
    },

    {
      // The third says whether to check: JWT.NET and others. That of `jwt-simple` says the opposite.
      patterns: [
        /\b[dD]ecode(?:ToObject)?(?:<[^()]{1,80}>)?\(\s{0,4}\w{0,40}(?:[tT]oken|[jJ]wt|JWT)\w{0,40}\s{0,4},[^;()]{1,120},\s{0,4}false\s{0,4}\)/u,
      ],
      unless: /\.(?:[cm]?[jt]sx?|vue)$/u,
      settled: isCheckedLater,
      does: 'takes a token without checking its signature or its end',
    },
    {
      // The one that is to check the signature takes the text as it is.
      patterns: [/\bSignatureValidator(?:UsingConfiguration)?\s{0,4}=(?!=)/u],
      where: /^C#$/u,
      statement: {
        has: /=>\s{0,4}\{[^{}]{0,200}\bnew (?:JwtSecurityToken|JsonWebToken)\(/u,
        lacks: [/\bVerify\w{0,12}\(|\bthrow\b/u],
      },
      does: 'takes a token without checking its signature or its end',
    },
    {
      // A decoder of JWT.NET, by the type that its line, or the line that makes it, gives it.
      patterns: [/\.Decode(?:ToObject)?(?:<[^()]{1,80}>)?\([^;]{1,200},\s{0,4}false\s{0,4}\)/u],
      where: /^(?:C#|Visual Basic \.NET|F#)$/u,
      mentions: /\b(?:I?JwtDecoder|IJwtValidator)\b|^\s{0,8}using JWT\b/u,
      does: 'takes a token without checking its signature or its end',
    },
    {
      // What a header says is not signed yet: https://pyjwt.readthedocs.io/en/stable/usage.html
      patterns: [/\bget_unverified_headers?\(/u],
      settled: isCheckedLater,
      does: 'reads the header of a token without checking its signature',
      mild: true,
    },
    {
      patterns: [/\bverify\s{0,4}[:=]\s{0,4}(?:False|false)\b/u],
      inside: READS_TOKEN,
      does: 'takes a token without checking its signature or its end',
    },
    {
      patterns: [/\bjwt\.verify\(\s{0,4}[^,;()]{1,80},\s{0,4}(?:null|undefined|false|""|'')\s{0,4}[,)]/u],
      where: /^(?:JavaScript|TypeScript|JSX|TSX)$/u,
      does: 'checks a token with no key',
      mild: true,
    },
    {
      // It is read, and nothing is checked: Microsoft.IdentityModel, jose, jjwt before 0.12.
      patterns: [
        /\bRead(?:Jwt|JsonWeb)?Token\(\s{0,4}\w/u,
        // Made of one text alone, it is read from it.
        /(?<!=>\s{0,4}|\breturn\s{1,4})\bnew (?:\w{1,30}\.){0,4}(?:JwtSecurityToken|JsonWebToken)\(\s{0,4}\w{1,40}\s{0,4}\)/u,
        /(?<![\w.])decodeJwt\(/u,
        /\bjose\.decodeJwt\(/u,
        /\bJwts\.parser(?:Builder)?\(\)[^;]{1,160}\.parse\(/u,
        // jose-jwt, nimbus, Joken, JOSE of Erlang, JWTDecode of Apple's platforms.
        /\b(?:Jose\.)?JWT\.(?:Payload|Headers)(?:<[^()]{1,80}>)?\(/u,
        /\b(?:SignedJWT|JWTParser)\.parse\([^;]{1,80}\)\.getJWTClaimsSet\(/u,
        /\b(?:JWTClaimsSet|val|var)\b[^;=]{0,40}=\s{0,4}(?:SignedJWT|JWTParser)\.parse\(/u,
        /\bJoken\.peek_(?:claims|header)\(/u,
        /\bJOSE\.JW[TS]\.peek(?:_payload|_protected)?\(/u,
        /\bdecode\(\s{0,4}jwt:/u,
      ],
      where: /^(?:C#|JavaScript|TypeScript|JSX|TSX|Java|Kotlin|Elixir|Swift)$/u,
      statement: {
        lacks: [/\bValidateToken|jwtVerify|\b\w{0,20}(?:\.|->)?verify\w{0,20}!?\(|\.process\(|\bJWT\.Decode\(/u],
        after: 6,
      },
      does: 'reads a token without asking for a signature',
      mild: true,
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
      // https://learn.microsoft.com/en-us/dotnet/api/system.identitymodel.tokens.jwt.jwtsecuritytoken.-ctor
      patterns: [/\bnew (?:\w{1,30}\.){0,4}JwtSecurityToken\(/u],
      where: /^C#$/u,
      statement: { has: /\bJwtSecurityToken\([^;]{0,400}\b(?:expires|claims)\s{0,2}:/u, lacks: [/cred|sign/iu] },
      does: 'makes a token without a signature',
      mild: true,
    },
    {
      patterns: [/\bJwts\.builder\(\)/u],
      statement: { has: /\.compact\(\)/u, lacks: [/\.(?:signWith|encryptWith)\(/u] },
      does: 'makes a token without a signature',
    },
  ]),
};

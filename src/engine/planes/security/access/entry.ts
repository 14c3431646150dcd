import { once } from '../../../../base/once.js';
import type { WeaknessTopic } from '../weaknesses/weaknesses.js';

/** Settings that let people, documents or containers in. */
export const entry: WeaknessTopic = {
  signs:
    /^\s{0,8}(?:arg|env)\s|anonym|permitall|access=|allowany|\ballow\s|docker\.sock|skip_before|entit|dtd|noent|xmlresolver|doctype|feature_external|privileged|preauthorize|secured/mu,
  weaknesses: once(() => [
    {
      patterns: [
        /\[AllowAnonymous\]/u,
        /@(?:PreAuthorize|Secured)\(\s{0,4}"(?:permitAll|isAnonymous)/u,
        /\baccess=["']permitAll/u,
        /\bIS_AUTHENTICATED_ANONYMOUSLY\b/u,
        /\bdefault allow\s{0,4}:?=\s{0,4}true\b/u,
        /\banyRequest\(\)\s{0,4}\.permitAll\(/u,
        /@PermitAll\b/u,
        /\bpermission_classes\s{0,4}=\s{0,4}[[(]\s{0,4}(?:\w{1,30}\.)?AllowAny\b/u,
        /\bskip_before_action\s{1,4}:(?:authenticate|require_login)\w{0,20}/u,
      ],
      does: 'lets everybody in',
    },
    {
      patterns: [/\bskip_before_action\s{1,4}:authorize\w{0,20}/u],
      does: 'leaves out a check of what somebody may do',
    },
    {
      patterns: [
        /\b(?:resolve_entities|load_dtd|no_network)\s{0,2}=\s{0,2}(?:True|(?<=no_network\s{0,2}=\s{0,2})False)\b/u,
        /\bnoent["']?\s{0,4}(?::|=>)\s{0,4}true\b/u,
        /\bLIBXML_NOENT\b/u,
        /\blibxml_disable_entity_loader\(\s{0,4}false/u,
        /\bDtdProcessing\.Parse\b/u,
        /\bProhibitDtd\s{0,2}=\s{0,2}false/u,
        /\bXmlResolver\s{0,4}=\s{0,4}new XmlUrlResolver/u,
        /\bdisallow-doctype-decl["']\s{0,4},\s{0,4}false/u,
        /\bexternal-(?:general|parameter)-entities["']\s{0,4},\s{0,4}true/u,
        /\bIS_SUPPORTING_EXTERNAL_ENTITIES\b.{0,20}(?:true|TRUE)/u,
        /\bfeature_external_[gp]es\s{0,4},\s{0,4}True/u,
        /\bXMLParseNoEnt\b/u,
        /\breplaceEntities\s{0,4}[:=]\s{0,4}true/u,
        /\bExpandEntityReferences\(\s{0,4}true/u,
        /\bNokogiri::XML::ParseOptions::(?:NOENT|DTDLOAD)\b/u,
        /\bconfig\.noent\b/u,
      ],
      does: 'lets a document read files and addresses (external entities)',
    },
    {
      // https://firebase.google.com/docs/rules/basics#production-ready_rules
      patterns: [
        /\ballow\s{1,4}(?:[a-z]{1,10}\s{0,2},\s{0,2}){0,4}(?:write|create|update|delete)(?:\s{0,2},\s{0,2}[a-z]{1,10}){0,4}\s{0,4}(?::\s{0,4}if\s{1,4}true\s{0,4})?;/u,
      ],
      where: /\.rules$/u,
      does: 'lets everybody in',
      mild: true,
    },
    {
      patterns: [/(?:\s-v|\s--volume|\s--mount)[ =]\S{0,80}docker\.sock\b/u],
      does: 'gives a container rights over its host',
      mild: true,
    },
    {
      patterns: [/--privileged\b/u],
      does: 'gives a container rights over its host',
    },

    {
      // Docker documents it: build arguments and environment stay in the image. https://docs.docker.com/reference/build-checks/secrets-used-in-arg-or-env/
      patterns: [
        // A value that is written there is a hard-coded credential: another rule.
        /^\s{0,8}ARG\s{1,8}(?:\w{1,40}_)?(?:SECRET|TOKEN|PASSWORD|PASSWD|(?:PRIVATE|API|ACCESS|SECRET)_KEY)(?:_BASE)?(?:=["']{0,2})?\s{0,4}$/u,
        /^\s{0,8}(?:ARG|ENV)\s{1,8}(?:\w{1,40}_)?(?:SECRET|TOKEN|PASSWORD|PASSWD|(?:PRIVATE|API|ACCESS|SECRET)_KEY)(?:_BASE)?[= ]["']?\$/u,
      ],
      where: /(?:^|\/)(?:[\w.-]{1,60}\.)?(?:Dockerfile|Containerfile)(?:\.[\w.-]{1,60})?$/iu,
      does: 'hands a secret to a build by a variable, which stays readable in the image',
      mild: true,
    },
  ]),
};

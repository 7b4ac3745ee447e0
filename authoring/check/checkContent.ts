import type { ContentProblem } from '#engine';
import { messageOf, nearestName, suggestName } from '#engine/problems';
import { catalogue } from '../../app/content/catalogue.ts';
import { type CheckTools, checkTools } from './CheckTools.ts';
import { checkAges } from './checks/checkAges.ts';
import { checkCompiled } from './checks/checkCompiled.ts';
import { checkConditions } from './checks/checkConditions.ts';
import { checkContrast } from './checks/checkContrast.ts';
import { checkCounts } from './checks/checkCounts.ts';
import { checkReviews } from './checks/checkReviews.ts';
import { checkSearchLimits } from './checks/checkSearchLimits.ts';
import { checkSyntax } from './checks/checkSyntax.ts';
import { checkTargets } from './checks/checkTargets.ts';
import { checkZones } from './checks/zones/checkZones.ts';
import { checkAdvice } from './choices/checkAdvice.ts';
import { checkCarriersNamed } from './choices/checkCarriersNamed.ts';
import { checkChoiceWords } from './choices/checkChoiceWords.ts';
import { checkCriteria } from './choices/checkCriteria.ts';
import { checkDetailsAsked } from './choices/checkDetailsAsked.ts';
import { checkDosesAsked } from './choices/checkDosesAsked.ts';
import { checkEmergencies, checkEmergencyReasons } from './choices/checkEmergencies.ts';
import { checkFilledChoices } from './choices/checkFilledChoices.ts';
import { checkFilledOptions } from './choices/checkFilledOptions.ts';
import { checkMessagesOfRules } from './choices/checkMessagesOfRules.ts';
import { checkNoneChoices } from './choices/checkNoneChoices.ts';
import { checkQuestionWords } from './choices/checkQuestionWords.ts';
import { checkSameChecks } from './choices/checkSameChecks.ts';
import { checkServiceTexts } from './choices/checkServiceTexts.ts';
import { checkWordsOfOthers } from './choices/checkWordsOfOthers.ts';
import { checkAgesOfFields } from './fields/checkAgesOfFields.ts';
import { checkEmptyWordsOfQuestions, checkInvitedPages } from './fields/checkEmptyWords.ts';
import { checkFields } from './fields/checkFields.ts';
import { checkFollowing } from './fields/checkFollowing.ts';
import { checkHiddenAnswers } from './fields/checkHiddenAnswers.ts';
import { checkMessages } from './fields/checkMessages.ts';
import { checkRefusals } from './fields/checkRefusals.ts';
import { checkSecrets } from './fields/checkSecrets.ts';
import { checkSectionTitles } from './fields/checkSectionTitles.ts';
import { checkShapesSaid } from './fields/checkShapesSaid.ts';
import { checkSidesOfNames } from './fields/checkSidesOfNames.ts';
import { checkSpansSaid } from './fields/checkSpansSaid.ts';
import { checkWaysSaid } from './fields/checkWaysSaid.ts';
import { checkExpectedGuests } from './flows/checkExpectedGuests.ts';
import { checkFlowDocuments } from './flows/checkFlowDocuments.ts';
import { checkFlowTraits } from './flows/checkFlowTraits.ts';
import { checkFlowWords } from './flows/checkFlowWords.ts';
import { checkLeftOut } from './flows/checkLeftOut.ts';
import { checkReasonNames } from './flows/checkReasonNames.ts';
import { checkReasons } from './flows/checkReasons.ts';
import { checkReasonsOfOthers } from './flows/checkReasonsOfOthers.ts';
import { checkRefusableTerms } from './flows/checkRefusableTerms.ts';
import { checkRequirements } from './flows/checkRequirements.ts';
import { checkSignedLast } from './flows/checkSignedLast.ts';
import { checkTerms } from './flows/checkTerms.ts';
import { checkVideoLinks } from './flows/checkVideoLinks.ts';
import { checkDesks } from './links/checkDesks.ts';
import { checkLinks } from './links/checkLinks.ts';
import { checkPhones } from './links/checkPhones.ts';
import { checkPopularVisits } from './links/checkPopularVisits.ts';
import { checkZipCodes } from './links/checkZipCodes.ts';
import { linksIn } from './links/linksIn.ts';
import { checkConsentParts } from './meanings/checkConsentParts.ts';
import { checkConsentWords } from './meanings/checkConsentWords.ts';
import { checkFilledAlike } from './meanings/checkFilledAlike.ts';
import { checkFilledFromSibling } from './meanings/checkFilledFromSibling.ts';
import { checkGivenInAdvance } from './meanings/checkGivenInAdvance.ts';
import { checkKnownDenials } from './meanings/checkKnownDenials.ts';
import { checkKnownTwice } from './meanings/checkKnownTwice.ts';
import { checkKnownWords } from './meanings/checkKnownWords.ts';
import { checkMeanings } from './meanings/checkMeanings.ts';
import { checkMeantWords } from './meanings/checkMeantWords.ts';
import { checkPatientSaid } from './meanings/checkPatientSaid.ts';
import { checkStatesAsked } from './meanings/checkStatesAsked.ts';
import { checkUnits } from './meanings/checkUnits.ts';
import { moveToOrigin } from './origin/moveToOrigin.ts';
import type { AuthoringProblem } from './problems/AuthoringProblem.ts';
import { type LocatedProblem, sortProblems } from './problems/LocatedProblem.ts';
import { locate } from './problems/locate.ts';
import { refuses, refusing } from './problems/refuses.ts';
import { withoutConsequences } from './problems/withoutConsequences.ts';
import type { DocumentFile } from './read/DocumentFile.ts';
import { explainTransclusion } from './read/explainTransclusion.ts';
import { type CataloguedFile, catalogueFiles } from './read/findDocumentByPath.ts';
import { checkFollowUpPlaces } from './sent/checkFollowUpPlaces.ts';
import { checkLines } from './sent/checkLines.ts';
import { checkSent } from './sent/checkSent.ts';
import { checkSentNames } from './sent/checkSentNames.ts';
import { checkSentTexts } from './sent/checkSentTexts.ts';
import { checkAgesOfServices } from './services/ages/checkAgesOfServices.ts';
import { checkGuardianAges } from './services/ages/checkGuardianAges.ts';
import { checkWaitsOfServices } from './services/ages/checkWaitsOfServices.ts';
import { checkWeeksOfServices } from './services/ages/checkWeeksOfServices.ts';
import { checkBenefitCodes } from './services/checkBenefitCodes.ts';
import { checkBusinesses } from './services/checkBusinesses.ts';
import { checkComparedServices } from './services/checkComparedServices.ts';
import { checkKindsSaid } from './services/checkKindsSaid.ts';
import { checkNamesOfOthers } from './services/checkNamesOfOthers.ts';
import { checkPrescreenDays } from './services/checkPrescreenDays.ts';
import { checkPrescreenServices } from './services/checkPrescreenServices.ts';
import { checkPrices } from './services/checkPrices.ts';
import { checkServiceNames } from './services/checkServiceNames.ts';
import { checkServices } from './services/checkServices.ts';
import { checkSettings } from './services/checkSettings.ts';
import { checkTimesSaid } from './services/checkTimesSaid.ts';
import { checkTogether } from './services/checkTogether.ts';
import { checkVaccineCategories } from './services/checkVaccineCategories.ts';
import { namesWithServices } from './services/namesWithServices.ts';
import { checkAddressesTwice } from './texts/checkAddressesTwice.ts';
import { checkDenials } from './texts/checkDenials.ts';
import { checkHours } from './texts/checkHours.ts';
import { checkOpposites } from './texts/checkOpposites.ts';
import { checkAllTexts } from './texts/checkTexts.ts';
import { checkTextsOfOthers } from './texts/checkTextsOfOthers.ts';
import { parseDocuments } from './texts/ParsedDocument.ts';
import { checkBannerDocuments, checkBannerFrames } from './unused/checkBannerDocuments.ts';
import { checkUnlinkedPages } from './unused/checkUnlinkedPages.ts';
import { checkUnreadTexts } from './unused/checkUnreadTexts.ts';
import { checkUnusedDocuments } from './unused/checkUnusedDocuments.ts';
import { checkUnusedSettings } from './unused/checkUnusedSettings.ts';
import { checkVerbsOfVoices } from './unused/checkVerbsOfVoices.ts';
import { checkVoices } from './unused/checkVoices.ts';
import { checkFieldReferences } from './words/checkFieldReferences.ts';
import { checkFollowUps } from './words/checkFollowUps.ts';
import { checkLimitsSaid } from './words/checkLimitsSaid.ts';
import { checkOptionOrder } from './words/checkOptionOrder.ts';
import { checkRepeatedTexts } from './words/checkRepeatedTexts.ts';
import { checkSettingsSaid } from './words/checkSettingsSaid.ts';
import { checkSharedTexts } from './words/checkSharedTexts.ts';
import { checkSwappedNames } from './words/checkSwappedNames.ts';
import { checkSwappedWords } from './words/checkSwappedWords.ts';
import { checkWeekdays } from './words/checkWeekdays.ts';
import { checkNumbersSaid } from './words/numbers/checkNumbersSaid.ts';

/**
 * Finds all problems of the documents of one content root. The engine's own loader and compiler check them, so what
 * passes here is what the app shows. Further checks, which only authors see, cover the texts and the services that
 * documents name.
 */
export async function checkContent(
  files: readonly DocumentFile[],
  tools: CheckTools = checkTools(),
): Promise<readonly LocatedProblem[]> {
  const catalogued = catalogueFiles(files);
  const unknownFiles = files.filter((file) => catalogued.every((each) => each.file !== file)).map(describeUnknownFile);
  const malformed = catalogued.flatMap(({ file }) => checkSyntax(file));
  const read = await tools.readChecked(catalogued);
  const own = withoutConsequences(read.problems)
    .filter(({ code }) => code !== 'not-json')
    .flatMap((problem) => explainTransclusion(problem, catalogued, read.broken));
  const compared = checkCompiled(read, catalogued, namesWithServices(tools.services));
  // What is sound with all services known is sound without them.
  const compiled = compared.problems.length === 0 ? compared : checkCompiled(read, catalogued);
  const atOrigin = moveToOrigin(catalogued);
  const targets = checkTargets(read, tools.readSchema);
  const parsed = parseDocuments(catalogued, tools.readSchema);
  const links = parsed.flatMap(linksIn);
  const names = catalogued.map(({ name }) => name);
  const meant = checkMeanings(compiled, read, tools.readSchema, atOrigin);
  const ages = checkAges(read, atOrigin);
  const filled = checkFilledChoices(read, compiled.prescreens, tools.services);
  const opposites = checkOpposites(parsed);
  const options = checkFilledOptions(read, atOrigin);
  const swapped = [...checkSwappedWords(parsed, tools.services), ...checkFieldReferences(parsed)];
  const problems = [
    ...own.map(refusing),
    ...[
      ...compiled.problems.map((problem) => (refuses(problem) ? refusing(problem) : problem)),
      ...checkComparedServices(compared.problems, compiled.problems),
      ...targets,
      ...checkConditions(read),
      ...checkUnusedSettings(read),
    ].map(atOrigin),
    ...checkVoices(read, atOrigin),
    ...checkVerbsOfVoices(parsed, read),
    ...checkReviews(compiled, read),
    ...checkExpectedGuests(read, names),
    ...checkRequirements(read, names, tools),
    ...checkSignedLast(read),
    ...checkTerms(compiled, read, swapped, atOrigin),
    ...checkRefusableTerms(parsed, read),
    ...checkSentTexts(parsed),
    ...checkSentNames(read, atOrigin),
    ...checkChoiceWords(parsed),
    ...checkCarriersNamed(parsed),
    ...checkAdvice(read, atOrigin),
    ...options,
    ...checkNoneChoices(read, atOrigin),
    ...checkSameChecks(read, atOrigin),
    ...checkMessagesOfRules(read, atOrigin),
    ...checkWordsOfOthers(read, atOrigin, tools.services),
    ...checkSent(compiled, tools.readSchema, atOrigin),
    ...checkFollowUpPlaces(compiled, tools.readSchema, atOrigin),
    ...meant,
    ...checkUnits(read, tools.readSchema, atOrigin),
    ...checkConsentWords(read, atOrigin),
    ...checkConsentParts(parsed),
    ...checkStatesAsked(parsed, read, atOrigin),
    ...checkFilledFromSibling(read, atOrigin, [...meant, ...options]),
    ...checkKnownTwice(read),
    ...checkKnownDenials(compiled, atOrigin),
    ...checkKnownWords(compiled, read, atOrigin),
    ...checkFilledAlike(read, atOrigin),
    ...checkMeantWords(read, swapped, atOrigin),
    ...checkPatientSaid(parsed, read, atOrigin),
    ...checkLines(compiled, targets, tools.readSchema).map(atOrigin),
    ...ages,
    ...checkAgesOfFields(read, ages, atOrigin),
    ...checkGuardianAges(parsed, read, ages, atOrigin),
    ...checkFields(read, catalogued, tools),
    ...checkEmptyWordsOfQuestions(read, atOrigin),
    ...checkInvitedPages(read, atOrigin),
    ...checkFollowing(read, atOrigin),
    ...checkSectionTitles(read, atOrigin),
    ...checkShapesSaid(read, atOrigin),
    ...checkSidesOfNames(read, atOrigin),
    ...checkRefusals(read, atOrigin),
    ...checkSecrets(read, atOrigin),
    ...checkHiddenAnswers(read, atOrigin),
    ...checkMessages(read, catalogued),
    ...checkZones(parsed, tools.readSchema),
    ...checkContrast(parsed),
    ...checkCounts(parsed),
    ...checkFlowTraits(parsed, read),
    ...checkFlowWords(parsed, read),
    ...checkReasons(parsed, read),
    ...checkReasonsOfOthers(parsed, tools.services),
    ...checkReasonNames(parsed, tools.services),
    ...checkVideoLinks(parsed, read),
    ...read.schedulers.flatMap((scheduler) => checkBusinesses(scheduler, tools.services)),
    ...checkSearchLimits(read, tools.readSchema),
    ...checkPrescreenServices(read, tools.services),
    ...checkPrescreenDays(read, tools.services),
    ...filled,
    ...checkVaccineCategories(read, tools.services),
    ...checkTogether(read, tools.services),
    ...checkUnusedDocuments(read, catalogued),
    ...checkLeftOut(parsed, read, tools.services),
    // What cannot be parsed may have a link.
    ...(parsed.length < catalogued.length ? [] : checkUnlinkedPages(links, catalogued)),
    ...checkBannerDocuments(read, catalogued),
    ...checkBannerFrames(parsed),
    ...checkFlowDocuments(read, catalogued),
    ...checkBenefitCodes(parsed, read, tools.services),
    ...checkSettings(parsed, read, tools.services),
    ...checkServices(parsed, tools.services),
    ...checkServiceNames(parsed, tools.services),
    ...checkNamesOfOthers(parsed, tools.services),
    ...checkKindsSaid(parsed, tools.services),
    ...checkPrices(parsed, read, tools.services),
    ...checkTimesSaid(parsed, tools.services),
    ...checkAgesOfServices(parsed, read, tools.services),
    ...checkWaitsOfServices(parsed, read, tools.services),
    ...checkWeeksOfServices(parsed, tools.services),
    ...checkLinks(links, parsed, catalogued, read, tools.services),
    ...checkPopularVisits(parsed, read, tools.services),
    ...swapped,
    ...checkServiceTexts(parsed, filled.length > 0 ? [] : compiled.prescreens, read, tools.services, swapped),
    ...checkSwappedNames(read, atOrigin),
    ...checkFollowUps(read, atOrigin),
    ...checkOptionOrder(read),
    ...checkQuestionWords(read),
    ...checkDetailsAsked(read, atOrigin),
    ...checkCriteria(read),
    ...checkDosesAsked(read, tools.services),
    ...checkEmergencies(read),
    ...checkEmergencyReasons(parsed, read),
    ...checkPhones(parsed),
    ...checkDesks(parsed),
    ...checkZipCodes(parsed),
    ...checkLimitsSaid(read, atOrigin),
    ...checkSettingsSaid(read, atOrigin),
    ...checkSpansSaid(read, atOrigin),
    ...checkWaysSaid(read, atOrigin),
    ...checkGivenInAdvance(read, atOrigin),
    ...checkRepeatedTexts(read),
    ...checkSharedTexts(parsed, tools.services),
    ...checkNumbersSaid(parsed, tools.services),
    ...checkWeekdays(parsed),
    ...checkHours(parsed),
    ...checkAddressesTwice(parsed),
    ...opposites,
    ...checkDenials(parsed, opposites),
    ...checkTextsOfOthers(parsed),
    ...checkAllTexts(parsed, read, tools),
  ];
  return sortProblems([
    ...unknownFiles,
    ...malformed,
    ...[...problems, ...checkUnreadTexts(catalogued, parsed, problems)].flatMap((problem) =>
      locateProblem(problem, catalogued),
    ),
  ]);
}

function describeUnknownFile({ file, path }: DocumentFile): LocatedProblem {
  const suggestion = nearestName(
    path,
    catalogue.map((kind) => kind.path),
  );
  return {
    file,
    line: 1,
    column: 1,
    severity: 'error',
    code: 'unread-file',
    message: `Nothing reads "${path}": no document has this path. content-fixtures/README.md lists those that there are.`,
    ...(suggestion !== undefined && { suggestion }),
  };
}

/**
 * Adds the place in the author's file to a problem. A problem of a document without a file is left out: it is reported
 * where the document is named.
 */
function locateProblem(
  problem: ContentProblem | AuthoringProblem,
  catalogued: readonly CataloguedFile[],
): readonly LocatedProblem[] {
  const { document, pointer, code, known: names } = problem;
  const suggestion = 'suggestion' in problem ? problem.suggestion : suggestName(problem);
  const owner = catalogued.find(({ name }) => name === document)?.file;
  if (!owner) return [];
  return [
    {
      file: owner.file,
      ...locate(owner.text, pointer),
      severity: 'severity' in problem ? (problem.severity ?? 'error') : 'error',
      code,
      message: messageOf(problem),
      pointer,
      ...('isRefused' in problem && { isRefused: true }),
      ...(names && { known: names }),
      ...(suggestion !== undefined && { suggestion }),
    },
  ];
}

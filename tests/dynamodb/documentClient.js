// `DynamoDBDocument` of `@aws-sdk/lib-dynamodb`, as far as `docs/build` calls it, over the SDK's own client and conversion.
import {marshall, unmarshall} from '@aws-sdk/util-dynamodb';

const SENT = ['Item', 'Key', 'ExpressionAttributeValues', 'ExclusiveStartKey'];

export const DynamoDBDocument = {
  from(client, {marshallOptions, unmarshallOptions}) {
    const toItem = (attributes) => attributes && unmarshall(attributes, unmarshallOptions);
    const send = (method) => async (input) => {
      const sent = Object.entries(input).map(([key, value]) => [
        key,
        SENT.includes(key) && value ? marshall(value, marshallOptions) : value,
      ]);
      const {Item, Items, LastEvaluatedKey, ...rest} = await client[method](Object.fromEntries(sent));
      return {
        ...rest,
        Item: toItem(Item),
        Items: Items?.map(toItem),
        LastEvaluatedKey: toItem(LastEvaluatedKey),
      };
    };
    return {get: send('getItem'), put: send('putItem'), query: send('query'), delete: send('deleteItem')};
  },
};

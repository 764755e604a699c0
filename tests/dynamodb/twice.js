exports.call = (create) => Promise.all([create(), create()]);
